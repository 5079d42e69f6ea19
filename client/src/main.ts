import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './app.css';
import { route } from './lib/route.svelte';
import { words } from './lib/words.svelte';
import { PAGES } from './pages';

// The page comes along with its words, not after them; what fails is tried again where it is shown.
void PAGES[route.parts[0] ?? '']?.().catch(() => {});
await words.start();
mount(App, { target: document.getElementById('app') as HTMLElement });
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js').catch(() => {});

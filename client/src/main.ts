import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './app.css';
import { GAMES } from './games';
import { route } from './lib/route.svelte';
import { words } from './lib/words.svelte';
import { PAGES } from './pages';

// A page comes along with its words, not after them, and nothing of it moves when they are there.
// What fails is tried again where it is shown.
const [page = '', of = ''] = route.parts;
void PAGES[page]?.().catch(() => {});
await words.start(page ? [of].filter((name) => name in GAMES) : Object.keys(GAMES));
mount(App, { target: document.getElementById('app') as HTMLElement });
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js').catch(() => {});

import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './app.css';
import { words } from './lib/words.svelte';

await words.start();
mount(App, { target: document.getElementById('app') as HTMLElement });
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js').catch(() => {});

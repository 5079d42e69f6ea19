/** It is your turn: said by the title, the mark on the tab, and by the system if that was asked for. */

import { house } from './house.svelte';

const CALM = '/favicon.svg', CALLING = '/favicon-turn.svg';

class Attention {
  #due = false;

  /** Tell whether somebody is waited for here; `text` is what a notice says. */
  call(due: boolean, text: string, tag: string): void {
    if (due && !this.#due && document.hidden && house.notices === 'on') this.#notify(text, tag);
    this.#due = due;
    const mark = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = due ? CALLING : CALM;
    if (mark && mark.getAttribute('href') !== wanted) mark.href = wanted;
    const badge = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
    void (due ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => {});
  }

  #notify(text: string, tag: string): void {
    try {
      const notice = new Notification('Sparring', { body: text, tag, icon: '/icon-192.png' });
      notice.onclick = () => { window.focus(); notice.close(); };
    } catch {
      // On some phones only a service worker may: then the title has to do.
      void navigator.serviceWorker?.ready.then((worker) => worker.showNotification('Sparring', { body: text, tag, icon: '/icon-192.png' }));
    }
  }
}

export const attention = new Attention();

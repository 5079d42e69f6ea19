/** What somebody likes here, kept in this browser: the light in the hall, sounds, notices. */

function kept<T extends string>(name: string, first: T): T {
  return (localStorage.getItem(name) as T | null) ?? first;
}

class House {
  hall = $state<'day' | 'night'>(kept('hall', matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day'));
  sounds = $state<'on' | 'off'>(kept('sounds', 'off'));
  notices = $state<'on' | 'off'>(globalThis.Notification?.permission === 'granted' ? kept('notices', 'off') : 'off');

  readonly canNotify = 'Notification' in globalThis;

  dim(): void {
    this.hall = this.hall === 'night' ? 'day' : 'night';
    localStorage.setItem('hall', this.hall);
  }

  sound(wanted: 'on' | 'off'): void {
    this.sounds = wanted;
    localStorage.setItem('sounds', wanted);
  }

  /** Asks the browser for leave the first time; false if it was denied. */
  async notify(wanted: 'on' | 'off'): Promise<boolean> {
    if (wanted === 'on' && (await Notification.requestPermission()) !== 'granted') return false;
    this.notices = wanted;
    localStorage.setItem('notices', wanted);
    return true;
  }
}

export const house = new House();

/** Where we are: the path, and how to go elsewhere without a new page. */

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
    // Whoever listens hears the new page from its beginning.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  /** The parts of the path: `/t/abc` is ['t', 'abc']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const route = new Route();

/** Links within the house: left clicks are ours, the rest is the browser's. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}

/** An event as the wire tells it: its name, its seat if it has one, its details by name. */
export interface Told {
  event: string;
  seat?: number;
  [detail: string]: string | number | undefined;
}

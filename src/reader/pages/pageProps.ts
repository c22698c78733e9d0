import type { Arrival } from '../article/useDrawnCount.ts';

/** What every page is given. */
export interface PageProps<R> {
  route: R;
  arrival: Arrival;
}

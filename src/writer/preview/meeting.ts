// Where two sides of different heights meet: at the top of what is seen when both are at their beginning, at its
// bottom when both are at their end, and between these by their share of the way.

/** How a side stands, in pixels. */
export interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** How far down the whole side the meeting point is. */
export function meetingPoint({ scrollTop, scrollHeight, clientHeight }: Scrolled): number {
  return scrollTop * (scrollHeight / Math.max(1, scrollHeight - clientHeight));
}

/** How far a side has to be scrolled for a point of it to be the meeting point. */
export function scrollToMeet(
  point: number,
  { scrollHeight, clientHeight }: Omit<Scrolled, 'scrollTop'>,
): number {
  return point * (Math.max(0, scrollHeight - clientHeight) / Math.max(1, scrollHeight));
}

/** Requests that fail with `notFound` or `invalid` are not retried. `incomplete`: the response was truncated. */
export type ContentErrorKind = 'notFound' | 'offline' | 'timeout' | 'server' | 'incomplete' | 'invalid';

/** Error of fetching or validating content. `place` is a URL, or a field of a file. */
export class ContentError extends Error {
  readonly kind: ContentErrorKind;
  readonly place: string;
  constructor(kind: ContentErrorKind, place: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'ContentError';
    this.kind = kind;
    this.place = place;
  }
}

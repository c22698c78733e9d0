/** `notFound` and `invalid` are permanent, other kinds may be retried. `incomplete`: the response was cut off. */
export type ContentErrorKind = 'notFound' | 'offline' | 'timeout' | 'server' | 'incomplete' | 'invalid';

/** Error of reading content. `place` names a URL or a field of a file. */
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

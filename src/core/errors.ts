/** `notFound` will not heal by asking again, nor will `invalid`; `offline`, `timeout` and `server` may. */
export type ContentErrorKind = 'notFound' | 'offline' | 'timeout' | 'server' | 'invalid';

/** The one error of reading content. `place` names what was read: a URL or a field of a file. */
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

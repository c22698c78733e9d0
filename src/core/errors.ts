/** `notFound` will not heal by asking again, nor will `invalid`; the others may. `incomplete`: a part of the content came. */
export type ContentErrorKind = 'notFound' | 'offline' | 'timeout' | 'server' | 'incomplete' | 'invalid';

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

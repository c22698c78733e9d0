import type { Options } from 'remark-rehype';

export type Handlers = NonNullable<Options['handlers']>;

/** What a handler is given: the converter at work. */
export type State = Parameters<NonNullable<Handlers['blockquote']>>[0];

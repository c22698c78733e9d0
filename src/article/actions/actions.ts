// What the reader can do with a text. Its controls are plain markup that says what they do
// (`data-action="copy"`): the same for a text that the build drew and for one that was drawn here.
import { copyAddress } from './copyAddress.ts';
import { copyCode } from './copyCode.ts';
import { wrapCode } from './wrapCode.ts';

/** `enlarge` opens a dialog, which the page brings (ArticleWorld). */
export type ArticleAction = keyof typeof actions | 'enlarge';

/** The table name -> what a click on the control does. */
export const actions = {
  copy: copyCode,
  copyAddress,
  wrap: wrapCode,
} satisfies Record<string, (control: HTMLElement) => void>;

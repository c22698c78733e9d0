import type { Text } from 'mdast';
import { dropForbiddenReferences } from '../../../lib/forbiddenCharacters.ts';
import type { MdastExtension } from './containerSyntax.ts';

/** Drops references such as `&#8;`, of each of which the parser makes U+FFFD. */
export const forbiddenReferences: MdastExtension = {
  exit: {
    characterReference(token) {
      const text = this.stack.pop() as Text;
      if (dropForbiddenReferences(this.sliceSerialize(token)) === '') text.value = text.value.slice(0, -1);
      if (text.position !== undefined) text.position.end = { ...token.end };
    },
  },
};

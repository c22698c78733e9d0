import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { countRest, findHelp } from '../../editing/findHelp.ts';
import type { EditorOptions } from './deskEditor.ts';

/** Offers what may be written at the cursor. */
export function helpWriting(findChoices: EditorOptions['findChoices']): Extension {
  const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { pos, state, explicit } = context;
    const line = state.doc.lineAt(pos);
    const wanted = findHelp({ before: line.text.slice(0, pos - line.from), ...placeOf(context) });
    if (wanted === undefined) return null;
    // Lists that are always right are in the way of who writes something else, or ends a block.
    const isQuiet = wanted.kind !== 'page' && wanted.kind !== 'anchor' && wanted.kind !== 'admonition';
    if (isQuiet && wanted.query === '' && !explicit) return null;
    // In running text a list would come at every word, and take its Enter.
    if (wanted.kind === 'term' && !explicit) return null;
    const choices = await findChoices(wanted);
    if (context.aborted || choices.length === 0) return null;
    const rest = countRest(wanted, line.text.slice(pos - line.from));
    return {
      from: choices[0]?.length === undefined ? line.from + wanted.from : pos - choices[0].length,
      to: pos + rest,
      options: choices.map(({ label, detail, insert }) => ({
        label,
        ...(detail !== undefined && { detail }),
        ...(insert !== undefined && { apply: insert }),
      })),
      // They have been chosen for what is written: by title, by path, by sound.
      filter: false,
    };
  };
  return [
    autocompletion({ override: [source], icons: false, defaultKeymap: false, activateOnTypingDelay: 60 }),
    // Where Ctrl and the space bar turn an input method on.
    keymap.of([{ key: 'Alt-/', run: startCompletion }, ...completionKeymap]),
  ];
}

/** Front matter and code are no markdown. */
function placeOf({ state, pos }: CompletionContext): { isFrontMatter: boolean; isCode: boolean } {
  let isFrontMatter = false;
  let isCode = false;
  for (let node = syntaxTree(state).resolveInner(pos, -1); ; ) {
    if (node.name === 'FrontMatter') isFrontMatter = true;
    if (/Code$/.test(node.name)) isCode = true;
    if (node.parent === null) return { isFrontMatter, isCode };
    node = node.parent;
  }
}

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
import { countReplaced, findCompletionRequest } from '../../editing/completionRequest.ts';
import type { EditorOptions } from './textEditor.ts';

export function markdownCompletion(findCompletions: EditorOptions['findCompletions']): Extension {
  const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { pos, state, explicit } = context;
    const line = state.doc.lineAt(pos);
    const wanted = findCompletionRequest({
      before: line.text.slice(0, pos - line.from),
      ...placeOf(context),
    });
    if (wanted === undefined) return null;
    // Lists that match anywhere would open while the user types something else or ends a block.
    const isQuiet = wanted.kind !== 'page' && wanted.kind !== 'anchor' && wanted.kind !== 'admonition';
    if (isQuiet && wanted.query === '' && !explicit) return null;
    // In running text a list would open at every word and take its Enter.
    if (wanted.kind === 'term' && !explicit) return null;
    const choices = await findCompletions(wanted);
    if (context.aborted || choices.length === 0) return null;
    const rest = countReplaced(wanted, line.text.slice(pos - line.from));
    return {
      from: choices[0]?.length === undefined ? line.from + wanted.from : pos - choices[0].length,
      to: pos + rest,
      options: choices.map(({ label, detail, insert }) => ({
        label,
        ...(detail !== undefined && { detail }),
        ...(insert !== undefined && { apply: insert }),
      })),
      // Already filtered, by title, path or pinyin.
      filter: false,
    };
  };
  return [
    autocompletion({ override: [source], icons: false, defaultKeymap: false, activateOnTypingDelay: 60 }),
    // Not Ctrl+Space: it toggles input methods.
    keymap.of([{ key: 'Alt-/', run: startCompletion }, ...completionKeymap]),
  ];
}

/** Front matter and code have other completions, or none. */
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

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
import type { EditorOptions } from '../textEditor.ts';

export function markdownCompletion(findCompletions: EditorOptions['findCompletions']): Extension {
  const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { pos, state, explicit } = context;
    const line = state.doc.lineAt(pos);
    const wanted = findCompletionRequest({
      before: line.text.slice(0, pos - line.from),
      ...contextOf(context),
    });
    if (wanted === undefined) return null;
    // Only pages, anchors and admonitions are offered before a character is typed: lists of other kinds would open
    // unasked, and Enter would insert an option.
    const isQuiet = wanted.kind !== 'page' && wanted.kind !== 'anchor' && wanted.kind !== 'admonition';
    if (isQuiet && wanted.query === '' && !explicit) return null;
    // In running text a list of terms would open at every word, and Enter would insert an option.
    if (wanted.kind === 'term' && !explicit) return null;
    const choices = await findCompletions(wanted);
    if (context.aborted || choices.length === 0) return null;
    const rest = countReplaced(wanted, line.text.slice(pos - line.from));
    return {
      from: choices[0]?.length === undefined ? line.from + wanted.from : pos - choices[0].length,
      to: pos + rest,
      options: choices.map(({ label, detail, info, insert }) => ({
        label,
        ...(detail !== undefined && { detail }),
        ...(info !== undefined && { info }),
        ...(insert !== undefined && { apply: insert }),
      })),
      // The options are already filtered by title, path or pinyin, which CodeMirror's filter cannot match.
      filter: false,
    };
  };
  return [
    autocompletion({ override: [source], icons: false, defaultKeymap: false, activateOnTypingDelay: 60 }),
    // A second shortcut, because operating systems use Ctrl+Space, the default one, to toggle input methods.
    keymap.of([{ key: 'Alt-/', run: startCompletion }, ...completionKeymap]),
  ];
}

/** Walks up the syntax nodes at the cursor: in front matter and in code other completions apply, or none. */
function contextOf({ state, pos }: CompletionContext): { isFrontMatter: boolean; isCode: boolean } {
  let isFrontMatter = false;
  let isCode = false;
  for (let node = syntaxTree(state).resolveInner(pos, -1); ; ) {
    if (node.name === 'FrontMatter') isFrontMatter = true;
    if (/Code$/.test(node.name)) isCode = true;
    if (node.parent === null) return { isFrontMatter, isCode };
    node = node.parent;
  }
}

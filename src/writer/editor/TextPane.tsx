import { memo, useEffect, useRef, useState } from 'react';
import { editorMessages as words } from '../../core/i18n/editorMessages.ts';
import { loadPart } from '../../reader/platform/loadPart.ts';
import { createPlainEditor } from './codemirror/plainEditor.ts';
import type { EditorOptions, TextEditor } from './codemirror/textEditor.ts';
import styles from './Editor.part.module.css';

interface EditorFrameProps extends Omit<EditorOptions, 'parent' | 'label' | 'text'> {
  /** Initial text; a new value replaces the text. */
  given: string;
  /** Called with the editor when it is mounted, and with undefined when it is destroyed. */
  onEditor: (editor: TextEditor | undefined) => void;
}

const loadEditor = () =>
  loadPart(() => import(/* webpackChunkName: "editor" */ './codemirror/createEditor.ts'));

/** Mounts CodeMirror; a plain textarea is the fallback if its chunk does not load. */
export const TextPane = memo(function TextPane({ onEditor, given, ...options }: EditorFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<TextEditor>();
  const [isPlain, setPlain] = useState(false);
  const newest = useRef({ given, ...options });
  newest.current = { given, ...options };
  // A second mount must not reset the text.
  const begun = useRef(given);

  useEffect(() => {
    const parent = frame.current;
    if (parent === null) return;
    let made: TextEditor | undefined;
    let isGone = false;
    begun.current = newest.current.given;
    // Callbacks read the newest props: CodeMirror is created once.
    const makeOptions = (): EditorOptions => ({
      parent,
      text: begun.current,
      label: words.source,
      onText: (fresh) => newest.current.onText(fresh),
      onScroll: () => newest.current.onScroll(),
      onImages: (images, written) => newest.current.onImages(images, written),
      onTable: (isInTable) => newest.current.onTable(isInTable),
      findCompletions: (wanted) => newest.current.findCompletions(wanted),
    });
    loadEditor()
      .then(({ createEditor }) => {
        if (!isGone) made = createEditor(makeOptions());
      })
      .catch(() => {
        if (isGone) return;
        made = createPlainEditor(makeOptions());
        setPlain(true);
      })
      .then(() => setEditor(made));
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, []);
  useEffect(() => onEditor(editor), [onEditor, editor]);
  useEffect(() => {
    if (begun.current !== given) editor?.setText(given);
    if (editor !== undefined) begun.current = given;
  }, [editor, given]);

  return (
    <>
      {isPlain && <p className={styles.plain}>{words.plain}</p>}
      <div ref={frame} className={styles.editor} />
    </>
  );
});

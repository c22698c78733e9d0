import { memo, useEffect, useRef, useState } from 'react';
import { editorMessages as words } from '../../core/i18n/editorMessages.ts';
import { loadPart } from '../../reader/platform/loadPart.ts';
import type { DeskEditor, EditorOptions } from './codemirror/deskEditor.ts';
import { createPlainEditor } from './codemirror/plainEditor.ts';
import styles from './Desk.part.module.css';

interface EditorFrameProps extends Omit<EditorOptions, 'parent' | 'label' | 'text'> {
  /** The text to begin with; another one takes the place of what has been written. */
  given: string;
  /** Is given the editor once it stands, and nothing when it goes. */
  onEditor: (editor: DeskEditor | undefined) => void;
}

const loadEditor = () =>
  loadPart(() => import(/* webpackChunkName: "editor" */ './codemirror/createEditor.ts'));

/** The field that the text is written in: the editor, or a plain one where that does not start. */
export const EditorFrame = memo(function EditorFrame({ onEditor, given, ...options }: EditorFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<DeskEditor>();
  const [isPlain, setPlain] = useState(false);
  const newest = useRef({ given, ...options });
  newest.current = { given, ...options };
  // What was written since then stays.
  const begun = useRef(given);

  useEffect(() => {
    const parent = frame.current;
    if (parent === null) return;
    let made: DeskEditor | undefined;
    let isGone = false;
    begun.current = newest.current.given;
    // What is told is told to who listens now.
    const makeOptions = (): EditorOptions => ({
      parent,
      text: begun.current,
      label: words.source,
      onText: (fresh) => newest.current.onText(fresh),
      onScroll: () => newest.current.onScroll(),
      onImages: (images, written) => newest.current.onImages(images, written),
      onTable: (isInTable) => newest.current.onTable(isInTable),
      findChoices: (wanted) => newest.current.findChoices(wanted),
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

import { memo, useEffect, useRef, useState } from 'react';
import { editorMessages as words } from '#i18n/editorMessages';
import { loadChunk } from '../../reader/platform/loadChunk.ts';
import { createPlainEditor } from './codemirror/plainEditor.ts';
import styles from './Editor.part.module.css';
import type { EditorOptions, TextEditor } from './textEditor.ts';

interface TextPaneProps extends Omit<EditorOptions, 'parent' | 'label' | 'text'> {
  /** Initial text of the text field; a new value replaces its text. */
  given: string;
  /** Called with the editor when it is mounted, before that with undefined. */
  onEditor: (editor: TextEditor | undefined) => void;
}

const loadEditor = () =>
  loadChunk(() => import(/* webpackChunkName: "editor" */ './codemirror/createEditor.ts'));

/** Mounts CodeMirror; the fallback is a plain textarea if the chunk does not load. */
export const TextPane = memo(function TextPane({ onEditor, given, ...options }: TextPaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<TextEditor>();
  const [isPlain, setPlain] = useState(false);
  const newest = useRef({ given, ...options });
  newest.current = { given, ...options };
  // The last value of `given` that the editor has received.
  const received = useRef(given);

  useEffect(() => {
    const parent = frame.current;
    if (parent === null) return;
    let created: TextEditor | undefined;
    let isUnmounted = false;
    received.current = newest.current.given;
    // The editor is created once: its callbacks read the newest props from a ref.
    const makeOptions = (): EditorOptions => ({
      parent,
      text: received.current,
      label: words.source,
      onText: (fresh) => newest.current.onText(fresh),
      onScroll: () => newest.current.onScroll(),
      onImages: (images, written) => newest.current.onImages(images, written),
      onTable: (isInTable) => newest.current.onTable(isInTable),
      findCompletions: (wanted) => newest.current.findCompletions(wanted),
    });
    loadEditor()
      .then(({ createEditor }) => {
        if (!isUnmounted) created = createEditor(makeOptions());
      })
      .catch(() => {
        if (isUnmounted) return;
        created = createPlainEditor(makeOptions());
        setPlain(true);
      })
      .then(() => setEditor(created));
    return () => {
      isUnmounted = true;
      created?.destroy();
    };
  }, []);
  useEffect(() => onEditor(editor), [onEditor, editor]);
  useEffect(() => {
    if (received.current !== given) editor?.setText(given);
    if (editor !== undefined) received.current = given;
  }, [editor, given]);

  return (
    <>
      {isPlain && <p className={styles.plain}>{words.plain}</p>}
      <div ref={frame} className={styles.editor} />
    </>
  );
});

import { type DragEvent, type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { editorMessages as words } from '../../core/i18n/editorMessages.ts';
import { parseTextPosition } from '../../core/site/urls/editorRoute.ts';
import { pageHref } from '../../core/site/urls/pageHref.ts';
import type { MarkdownPage } from '../../core/site/urls/siteIndex.ts';
import { PageLink } from '../../reader/content/links/PageLink.tsx';
import { Icon } from '../../reader/ui/Icon.tsx';
import { BUTTONS, TABLE_BUTTONS } from '../editing/commands.ts';
import type { Command } from '../editing/edit.ts';
import { type DeskEditor, type EditorOptions, filesIn } from './codemirror/deskEditor.ts';
import styles from './Desk.part.module.css';
import { EditorFrame } from './EditorFrame.tsx';
import { FindingList } from './FindingList.tsx';
import { ImageNotices } from './images/ImageNotices.tsx';
import type { DeskImages } from './images/useImages.ts';
import { sayKey } from './sayKey.ts';
import { type Side, type Sides, useFollow } from './scrollSync.ts';
import type { Marks } from './useFindings.ts';

interface DeskProps extends Marks, Pick<EditorOptions, 'onText' | 'findChoices'> {
  /** Those that have been put into the text. */
  images: DeskImages;
  /** The text to begin with; another one takes the place of what has been written. */
  given: string;
  page: MarkdownPage;
  /** Draws the preview; it is told of each drawing by its own key. */
  preview: (props: { ref: Ref<Side>; onScroll: () => void; onDrawn: () => void }) => ReactNode;
  /** Is given the editor once it stands. */
  onEditor: (editor: DeskEditor | undefined) => void;
  /** What stands at the end of the bar. */
  children?: ReactNode;
}

/** The writer's desk: the text on one side, the page on the other; on a phone one after the other. */
export function Desk({
  page,
  given,
  onText,
  findChoices,
  marks,
  count,
  images,
  preview,
  onEditor,
  children,
}: DeskProps) {
  const [side, setSide] = useState<'write' | 'look'>('write');
  const [isFollowing, setFollowing] = useState(true);
  const [editor, setEditor] = useState<DeskEditor>();
  const [isInTable, setInTable] = useState(false);
  const frames = { source: useRef<HTMLElement>(null), preview: useRef<HTMLElement>(null) };
  const sides = useRef<Sides>({ source: undefined, preview: undefined });
  const follow = useFollow(frames, sides, isFollowing);

  const keepEditor = useCallback(
    (made: DeskEditor | undefined) => {
      sides.current = { ...sides.current, source: made };
      setEditor(made);
      onEditor(made);
    },
    [onEditor],
  );
  const keepPreview = useCallback((made: Side | null) => {
    sides.current = { ...sides.current, preview: made ?? undefined };
  }, []);
  const onSourceScroll = useCallback(() => follow('source'), [follow]);
  const onPreviewScroll = useCallback(() => follow('preview'), [follow]);
  const onDrawn = useCallback(() => follow(), [follow]);
  useEffect(() => editor?.showMarks(marks), [editor, marks]);
  useAskedPlace(editor);
  /** Beside the text as well: there a browser would show the file in the desk's place. */
  const onDrop = (event: DragEvent) => {
    const files = event.isDefaultPrevented() ? [] : filesIn(event.dataTransfer);
    if (files.length === 0 || editor === undefined) return;
    event.preventDefault();
    void images.add(files, editor);
  };

  return (
    <main
      id="main"
      className={styles.desk}
      data-side={side}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={onDrop}
    >
      <h1 className="visually-hidden">{words.title(page.entry.title)}</h1>
      <div className={styles.bar}>
        <PageLink to={pageHref(page.path)} className={styles.back}>
          <Icon name="chevron" />
          {words.back}
        </PageLink>
        <Toolbar isInTable={isInTable} onCommand={(command) => editor?.apply(command)} />
        <label className={styles.follow}>
          <input type="checkbox" checked={isFollowing} onChange={() => setFollowing(!isFollowing)} />
          {words.follow}
        </label>
        <fieldset aria-label={words.side} className={styles.sides}>
          {(['write', 'look'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={side === name} onClick={() => setSide(name)}>
              {words[name]}
            </button>
          ))}
        </fieldset>
        {children}
      </div>
      <section ref={frames.source} aria-label={words.source} className={styles.source}>
        <ImageNotices images={images} written={editor} />
        <EditorFrame
          given={given}
          onText={onText}
          onScroll={onSourceScroll}
          findChoices={findChoices}
          onTable={setInTable}
          onImages={images.add}
          onEditor={keepEditor}
        />
      </section>
      {/* Behind the text by keyboard as well: the preview is full of links. */}
      <FindingList
        marks={marks}
        count={count}
        onChoose={({ line, column }) => {
          setSide('write');
          editor?.goTo(line, column);
        }}
        onMend={(command) => editor?.apply(command)}
      />
      <section ref={frames.preview} aria-label={words.preview} className={styles.preview}>
        {preview({ ref: keepPreview, onScroll: onPreviewScroll, onDrawn })}
      </section>
    </main>
  );
}

interface ToolbarProps {
  /** Whether the cursor stands in a table. */
  isInTable: boolean;
  onCommand: (command: Command) => void;
}

/** What can be put into the text, and done to a table in it, each with its key. */
function Toolbar({ isInTable, onCommand }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={words.tools} className={styles.tools}>
      {[...BUTTONS, ...(isInTable ? TABLE_BUTTONS : [])].map(({ label, key, command }) => (
        <button
          key={key}
          type="button"
          title={`${label}（${sayKey(key)}）`}
          onClick={() => onCommand(command)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Leads to the place in the text that the address names, once the editor stands. */
function useAskedPlace(editor: DeskEditor | undefined): void {
  const { search } = useLocation();
  useEffect(() => {
    const place = parseTextPosition(search);
    if (place !== undefined) editor?.goTo(place.line, place.column ?? 1);
  }, [editor, search]);
}

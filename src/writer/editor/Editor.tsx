import { type DragEvent, type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { editorMessages as words } from '#i18n/editorMessages';
import { parseTextPosition } from '../../core/site/urls/editorRoute.ts';
import { pageHref } from '../../core/site/urls/pageHref.ts';
import type { MarkdownPage } from '../../core/site/urls/siteIndex.ts';
import { PageLink } from '../../reader/content/links/PageLink.tsx';
import { Icon } from '../../reader/ui/Icon.tsx';
import type { Command } from '../editing/edit.ts';
import { TABLE_BUTTONS, TOOLBAR_BUTTONS } from '../editing/toolbarButtons.ts';
import styles from './Editor.part.module.css';
import { FindingList } from './FindingList.tsx';
import { ImageNotices } from './images/ImageNotices.tsx';
import type { EditorImages } from './images/useImages.ts';
import { type Pane, type Panes, useScrollSync } from './scrollSync.ts';
import { shortcutLabel } from './shortcutLabel.ts';
import { TextPane } from './TextPane.tsx';
import type { EditorOptions, TextEditor } from './textEditor.ts';
import { filesIn } from './textEditor.ts';
import type { EditorFindings } from './useFindings.ts';

interface EditorProps extends EditorFindings, Pick<EditorOptions, 'onText' | 'findCompletions'> {
  images: EditorImages;
  /** Initial text of the text field; a new value replaces its text. */
  given: string;
  page: MarkdownPage;
  /** Render prop of the preview, called with callbacks that synchronize both panes. */
  preview: (props: { ref: Ref<Pane>; onScroll: () => void; onRendered: () => void }) => ReactNode;
  onEditor: (editor: TextEditor | undefined) => void;
  /** Rendered at the end of the toolbar. */
  children?: ReactNode;
}

/** Renders the text field and the preview in two panes; on a narrow viewport only one of them is visible. */
export function Editor({
  page,
  given,
  onText,
  findCompletions,
  findings,
  count,
  images,
  preview,
  onEditor,
  children,
}: EditorProps) {
  const [side, setSide] = useState<'write' | 'look'>('write');
  const [isFollowing, setFollowing] = useState(true);
  const [editor, setEditor] = useState<TextEditor>();
  const [isInTable, setInTable] = useState(false);
  const frames = { source: useRef<HTMLElement>(null), preview: useRef<HTMLElement>(null) };
  const sides = useRef<Panes>({ source: undefined, preview: undefined });
  const follow = useScrollSync(frames, sides, isFollowing);

  const onEditorMounted = useCallback(
    (mounted: TextEditor | undefined) => {
      sides.current = { ...sides.current, source: mounted };
      setEditor(mounted);
      onEditor(mounted);
    },
    [onEditor],
  );
  const onPreviewMounted = useCallback((mounted: Pane | null) => {
    sides.current = { ...sides.current, preview: mounted ?? undefined };
  }, []);
  const onSourceScroll = useCallback(() => follow('source'), [follow]);
  const onPreviewScroll = useCallback(() => follow('preview'), [follow]);
  const onRendered = useCallback(() => follow(), [follow]);
  useEffect(() => editor?.setFindings(findings), [editor, findings]);
  useCursorFromUrl(editor);
  /** Handles a drop outside of the text field: by default the browser would navigate to the file. */
  const onDrop = (event: DragEvent) => {
    const files = event.isDefaultPrevented() ? [] : filesIn(event.dataTransfer);
    if (files.length === 0 || editor === undefined) return;
    event.preventDefault();
    void images.add(files, editor);
  };

  return (
    <main
      id="main"
      className={styles.panes}
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
        <TextPane
          given={given}
          onText={onText}
          onScroll={onSourceScroll}
          findCompletions={findCompletions}
          onTable={setInTable}
          onImages={images.add}
          onEditor={onEditorMounted}
        />
      </section>
      {/* Before the preview in focus order, because the preview contains many links. */}
      <FindingList
        findings={findings}
        count={count}
        onChoose={({ line, column }) => {
          setSide('write');
          editor?.goTo(line, column);
        }}
        onFix={(command) => editor?.apply(command)}
      />
      <section ref={frames.preview} aria-label={words.preview} className={styles.preview}>
        {preview({ ref: onPreviewMounted, onScroll: onPreviewScroll, onRendered })}
      </section>
    </main>
  );
}

interface ToolbarProps {
  isInTable: boolean;
  onCommand: (command: Command) => void;
}

function Toolbar({ isInTable, onCommand }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={words.tools} className={styles.tools}>
      {[...TOOLBAR_BUTTONS, ...(isInTable ? TABLE_BUTTONS : [])].map(({ label, key, command }) => (
        <button
          key={key}
          type="button"
          title={words.withShortcut(label, shortcutLabel(key))}
          onClick={() => onCommand(command)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Moves the cursor to the line and column in the URL's query. */
function useCursorFromUrl(editor: TextEditor | undefined): void {
  const { search } = useLocation();
  useEffect(() => {
    const position = parseTextPosition(search);
    if (position !== undefined) editor?.goTo(position.line, position.column ?? 1);
  }, [editor, search]);
}

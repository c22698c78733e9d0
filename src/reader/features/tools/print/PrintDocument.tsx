import { type ComponentType, memo, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { printMessages } from '#i18n/printMessages';
import type { Chapter } from '../../../../core/print/printChapters.ts';
import { languageOf } from '../../../../core/site/nav/pageModel.ts';
import { ArticleEnvironmentContext } from '../../../article/ArticleEnvironment.ts';
import type { BlocksProps } from '../../../article/Blocks.tsx';
import { useManifest } from '../../../content/queries/ContentProvider.tsx';
import styles from './PrintDocument.part.module.css';
import type { Paper, PaperText } from './renderPrintDocument.ts';

const words = printMessages.paper;

interface PrintDocumentProps {
  paper: Paper;
  Blocks: ComponentType<BlocksProps>;
  /** Called after each commit. */
  onCommit: () => void;
}

/** The print document, a portal to `body`, which CSS hides on screens. */
export function PrintDocument({ paper, Blocks, onCommit }: PrintDocumentProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each render of another paper
  useEffect(onCommit, [paper]);
  const { chapters, sections, texts } = paper;
  return createPortal(
    <div className={styles.paper} data-paper="">
      <Cover paper={paper} />
      {chapters.length > 1 && <Contents chapters={chapters} sections={sections} />}
      {chapters.map((chapter) => (
        <PrintedChapter
          key={chapter.id}
          chapter={chapter}
          text={texts.get(chapter.id)}
          hasFailed={texts.has(chapter.id) && texts.get(chapter.id) === undefined}
          Blocks={Blocks}
        />
      ))}
    </div>,
    document.body,
  );
}

function Cover({ paper: { site, title, version, address, chapters } }: { paper: Paper }) {
  const metadata = [
    [words.version, version],
    [words.day, words.date(new Date())],
    [words.address, address],
  ];
  return (
    <header className={chapters.length > 1 ? styles.cover : styles.top}>
      <p className={styles.site}>{site}</p>
      <p className={styles.title}>{title}</p>
      <dl>
        {metadata.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </header>
  );
}

const Contents = memo(function Contents({ chapters, sections }: Pick<Paper, 'chapters' | 'sections'>) {
  return (
    <nav className={styles.contents} aria-label={words.contents}>
      <h1>{words.contents}</h1>
      <ul>
        {chapters.map(({ id, number, depth, label }) => (
          <li key={id} data-depth={depth} style={{ paddingInlineStart: `${(depth - 1) * 1.5}em` }}>
            <PaperLink id={id}>
              <span className={styles.number}>{number}</span>
              {label}
            </PaperLink>
            <p className={styles.sections}>
              {sections.get(id)?.map((section) => (
                <PaperLink key={section.id} id={section.id}>
                  {section.text}
                </PaperLink>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
});

const PaperLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <a href={`#${encodeURIComponent(id)}`}>{children}</a>
);

interface PrintedChapterProps extends Pick<PrintDocumentProps, 'Blocks'> {
  chapter: Chapter;
  text: PaperText | undefined;
  hasFailed: boolean;
}

const PrintedChapter = memo(function PrintedChapter({
  chapter,
  text,
  hasFailed,
  Blocks,
}: PrintedChapterProps) {
  const { id, number, depth, label, entry } = chapter;
  const manifest = useManifest();
  const Title = `h${Math.min(depth, 6)}` as 'h1';
  return (
    <section className={styles.chapter} data-depth={depth} {...(entry && languageOf(manifest, entry))}>
      <Title id={id} className={styles.heading}>
        {number !== '' && <span className={styles.number}>{number}</span>}
        {label}
      </Title>
      {hasFailed && <p>{words.unread}</p>}
      {text && (
        <ArticleEnvironmentContext value={text.environment}>
          <div className="prose">
            <Blocks doc={text} arrival="reading" />
          </div>
        </ArticleEnvironmentContext>
      )}
    </section>
  );
});

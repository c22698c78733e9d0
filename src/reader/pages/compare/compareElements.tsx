// The table tag -> component for what only a comparison has. The rest is drawn as on any page.
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { CODE_LINES, type Mark, markOf } from '../../../core/diff/marks.ts';
import { isBlock } from '../../../core/diff/pieces.ts';
import { compareMessages as words } from '../../../core/i18n/compareMessages.ts';
import { type ArticleWorld, ArticleWorldContext } from '../../article/ArticleWorld.ts';
import { ComparedCode } from './ComparedCode.tsx';
import styles from './marks.part.module.css';

/** Where the links and images of the earlier text lead. */
export const BeforeWorldContext = createContext<ArticleWorld | undefined>(undefined);

/** What stands in it belongs to the earlier text. */
export function BeforeSide({ children }: { children: ReactNode }) {
  return (
    <ArticleWorldContext.Provider value={useContext(BeforeWorldContext)}>
      {children}
    </ArticleWorldContext.Provider>
  );
}

/** A mark, with words for who does not see it. Without ours it is the text's own element. */
function markAs(Tag: Mark) {
  return function Marked({ node, children, ...props }: ComponentProps<'ins'> & ExtraProps) {
    if (markOf(node) === undefined) return <Tag {...props}>{children}</Tag>;
    const [start, end] = words.marks[Tag];
    const isLarge = node?.children.some(
      (child) => isBlock(child) || (child.type === 'element' && child.tagName === CODE_LINES),
    );
    const marked = (
      <Tag className={isLarge ? styles.block : styles[Tag]}>
        <span className={`visually-hidden ${styles.said}`}>{start}</span>
        {children}
        <span className={`visually-hidden ${styles.said}`}>{end}</span>
      </Tag>
    );
    return Tag === 'del' ? <BeforeSide>{marked}</BeforeSide> : marked;
  };
}

/** The page's head shows the title; here it stands only where it has changed. */
function Title({ node, children }: ComponentProps<'h1'> & ExtraProps) {
  const isMarked = node?.children.some((child) => markOf(child) !== undefined);
  return isMarked ? <p className={styles.title}>{children}</p> : null;
}

export const compareElements: Components = {
  ins: markAs('ins'),
  del: markAs('del'),
  h1: Title,
  // Tags that HTML does not know are no keys of the type.
  ...({ [CODE_LINES]: ComparedCode } as Components),
};

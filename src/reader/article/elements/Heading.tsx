import { toString as textOf } from 'hast-util-to-string';
import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '../../../core/i18n/elementMessages.ts';
import { useArticleWorld } from '../ArticleWorld.ts';
import type { ArticleAction } from '../actions/actions.ts';
import styles from './Heading.module.css';

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type HeadingProps = ComponentProps<'h2'> & ExtraProps;

/** The page's head draws it. */
export const H1 = () => null;
export const H2 = headingOf('h2');
export const H3 = headingOf('h3');
export const H4 = headingOf('h4');
export const H5 = headingOf('h5');
export const H6 = headingOf('h6');

/** A heading, and beside it (so that its name stays clean) a link to itself, which also copies the address. */
function headingOf(Tag: Level) {
  return function Heading({ node, ...props }: HeadingProps) {
    const { id } = props;
    if (id === undefined) return <Tag {...props} />;
    return (
      // Readers' views of browsers leave a `div` out that holds a heading and no text.
      <section className={styles.heading}>
        <Tag {...props} />
        <HeadingLink id={id} text={node ? textOf(node) : id} />
      </section>
    );
  };
}

function HeadingLink({ id, text }: { id: string; text: string }) {
  const link = useArticleWorld().resolveHref(`#${encodeURIComponent(id)}`);
  if (link.kind === 'broken') return null;
  const name = elementMessages.headingLink(text);
  return (
    // biome-ignore lint/a11y/useAnchorContent: its label is its name; what is seen of it is drawn by its styles
    <a
      className={styles.link}
      href={link.href}
      title={name}
      aria-label={name}
      data-action={'copyAddress' satisfies ArticleAction}
    />
  );
}

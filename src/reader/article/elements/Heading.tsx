import { toString as textOf } from 'hast-util-to-string';
import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '../../../core/i18n/elementMessages.ts';
import { useArticleEnvironment } from '../ArticleEnvironment.ts';
import type { ArticleAction } from '../actions/actions.ts';
import styles from './Heading.module.css';

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type HeadingProps = ComponentProps<'h2'> & ExtraProps;

/** Renders nothing: PageHead renders the title. */
export const H1 = () => null;
export const H2 = headingOf('h2');
export const H3 = headingOf('h3');
export const H4 = headingOf('h4');
export const H5 = headingOf('h5');
export const H6 = headingOf('h6');

/**
 * Creates the component of a heading level: the heading and, as its sibling, the permalink. Inside the heading the link
 * would be part of the heading's accessible name.
 */
function headingOf(Tag: Level) {
  return function Heading({ node, ...props }: HeadingProps) {
    const { id } = props;
    if (id === undefined) return <Tag {...props} />;
    return (
      // Not a `div`: reader modes of browsers drop a `div` that contains only a heading.
      <section className={styles.heading}>
        <Tag {...props} />
        <HeadingLink id={id} text={node ? textOf(node) : id} />
      </section>
    );
  };
}

function HeadingLink({ id, text }: { id: string; text: string }) {
  const link = useArticleEnvironment().resolveHref(`#${encodeURIComponent(id)}`);
  if (link.kind === 'broken') return null;
  const name = elementMessages.headingLink(text);
  return (
    // biome-ignore lint/a11y/useAnchorContent: aria-label names it, and its icon is a CSS mask
    <a
      className={styles.link}
      href={link.href}
      title={name}
      aria-label={name}
      data-action={'copyAddress' satisfies ArticleAction}
    />
  );
}

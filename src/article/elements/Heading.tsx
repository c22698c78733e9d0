import type { ComponentProps } from 'react';
import { useState } from 'react';
import type { ExtraProps } from 'react-markdown';
import { toString as textOf } from 'hast-util-to-string';
import { COPIED_MARK_DURATION } from '../../core/constants.ts';
import { messages } from '../../core/messages.ts';
import { copyText } from '../copyText.ts';
import styles from './Heading.module.css';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type HeadingProps = ComponentProps<'h2'> & ExtraProps;

export const H1 = headingOf('h1');
export const H2 = headingOf('h2');
export const H3 = headingOf('h3');
export const H4 = headingOf('h4');
export const H5 = headingOf('h5');
export const H6 = headingOf('h6');

/** A heading with a link to itself; choosing the link also copies the address. */
function headingOf(Tag: Level) {
  return function Heading({ node, children, ...props }: HeadingProps) {
    const { id } = props;
    return (
      <Tag {...props}>
        {children}
        {id !== undefined && Tag !== 'h1' && <HeadingLink id={id} text={node ? textOf(node) : id} />}
      </Tag>
    );
  };
}

function HeadingLink({ id, text }: { id: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const onClick = async () => {
    // After the click the address bar holds the anchor, under every kind of history.
    await new Promise((resolve) => setTimeout(resolve));
    if (!(await copyText(window.location.href))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MARK_DURATION);
  };
  return (
    <a
      className={styles.link}
      href={`#${encodeURIComponent(id)}`}
      aria-label={messages.article.headingLink(text)}
      title={isCopied ? messages.article.headingLinkCopied : messages.article.headingLink(text)}
      data-copied={isCopied || undefined}
      translate="no"
      onClick={onClick}
    />
  );
}

import { toString as textOf } from 'hast-util-to-string';
import { Children, type ComponentProps, isValidElement } from 'react';
import type { ExtraProps } from 'react-markdown';
import { type AdmonitionType, elementMessages } from '../../core/messages/elementMessages.ts';
import { joinClasses } from '../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Admonition.module.css';

/**
 * A note beside the text. Its own title is the `header` that the parser puts first; it sets the
 * landmark apart from others of its kind. Without a title the visible name of the kind is enough.
 */
export function Admonition({ node, children }: ComponentProps<'aside'> & ExtraProps) {
  const type = readType(node?.properties.dataAdmonition);
  const parts = Children.toArray(children);
  const title = parts.find((part) => isValidElement(part) && part.type === 'header');
  const header = node?.children.find((child) => child.type === 'element' && child.tagName === 'header');
  const label = header && `${elementMessages.admonition[type]}：${textOf(header)}`;
  const titleContent = isValidElement<ComponentProps<'header'>>(title)
    ? title.props.children
    : elementMessages.admonition[type];
  return (
    <aside
      // A note has the looks of them all.
      className={joinClasses(styles.admonition, styles[type])}
      aria-label={label}
      // Where a text stands beside another state of it: writers cannot set it.
      role={node?.properties.role === 'note' ? 'note' : undefined}
    >
      <p className={styles.title}>
        <Icon name={type} />
        <span>{titleContent}</span>
      </p>
      {parts.filter((part) => part !== title)}
    </aside>
  );
}

function readType(value: unknown): AdmonitionType {
  return typeof value === 'string' && value in elementMessages.admonition
    ? (value as AdmonitionType)
    : 'note';
}

import { toString as textOf } from 'hast-util-to-string';
import { Children, type ComponentProps, isValidElement } from 'react';
import type { ExtraProps } from 'react-markdown';
import { type AdmonitionType, elementMessages } from '#i18n/elementMessages';
import { messages } from '#i18n/messages';
import { joinClasses } from '../../../lib/joinClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Admonition.module.css';

/**
 * Renders an admonition as `role="note"`, not as `aside`: reader modes of browsers drop asides, and screen readers would
 * list each as a landmark. A `header` node, which the parser inserts first, is the title and label of the admonition.
 */
export function Admonition({ node, children }: ComponentProps<'aside'> & ExtraProps) {
  const type = readType(node?.properties.dataAdmonition);
  const parts = Children.toArray(children);
  const title = parts.find((part) => isValidElement(part) && part.type === 'header');
  const header = node?.children.find((child) => child.type === 'element' && child.tagName === 'header');
  const label = header && messages.labelled(elementMessages.admonition[type], textOf(header));
  const titleContent = isValidElement<ComponentProps<'header'>>(title)
    ? title.props.children
    : elementMessages.admonition[type];
  return (
    <div className={joinClasses(styles.admonition, styles[type])} role="note" aria-label={label}>
      <p className={styles.title}>
        <Icon name={type} />
        <span>{titleContent}</span>
      </p>
      {parts.filter((part) => part !== title)}
    </div>
  );
}

function readType(value: unknown): AdmonitionType {
  return typeof value === 'string' && value in elementMessages.admonition
    ? (value as AdmonitionType)
    : 'note';
}

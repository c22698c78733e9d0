import { type ComponentProps, createContext, useContext } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '#i18n/elementMessages';
import { messages } from '#i18n/messages';
import { Icon } from '../../ui/Icon.tsx';
import { useArticleEnvironment } from '../ArticleEnvironment.ts';
import styles from './DocLink.module.css';

type DocLinkProps = ComponentProps<'a'> & Partial<ExtraProps>;

/** A link in a text: internal, external with an icon, or broken, which is rendered without href. */
export function DocLink({ node: _, href = '', children, ...props }: DocLinkProps) {
  const { resolveHref } = useArticleEnvironment();
  // HTML allows no nested links: render only the children of an inner link.
  if (useContext(InsideLink)) return children;
  const link = resolveHref(href);
  const content = <InsideLink value={true}>{children}</InsideLink>;
  switch (link.kind) {
    case 'page':
    case 'program':
      return (
        <a {...props} href={link.href}>
          {content}
        </a>
      );
    case 'file':
      return (
        <a {...props} href={link.href} target="_blank" rel="noopener">
          {content}
        </a>
      );
    case 'external':
      return (
        <a
          {...props}
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          data-bare={children === href || undefined}
        >
          {content}
          <span className={styles.external}>
            <Icon name="external" />
            <span className="visually-hidden">{messages.layout.externalLink}</span>
          </span>
        </a>
      );
    case 'broken':
      return (
        <span className={styles.broken} title={elementMessages.brokenLink}>
          {content}
        </span>
      );
  }
}

/** True inside a link, where images render no button, and links render only their children. */
export const InsideLink = createContext(false);

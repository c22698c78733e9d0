import { toString as textOf } from 'hast-util-to-string';
import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';
import { messages } from '../../core/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useArticleWorld } from '../ArticleWorld.ts';
import styles from './DocLink.module.css';

/** A link of the text: a router link to a page, a marked link to another site, or visibly broken. */
export function DocLink({ node, href = '', children, ...props }: ComponentProps<'a'> & Partial<ExtraProps>) {
  const { resolveHref, Link } = useArticleWorld();
  const link = resolveHref(href);
  switch (link.kind) {
    case 'page':
      return (
        <Link {...pickLinkProps(props)} to={link.to}>
          {children}
        </Link>
      );
    case 'file':
      return (
        <a {...props} href={link.href} target="_blank" rel="noopener">
          {children}
        </a>
      );
    case 'program':
      return (
        <a {...props} href={link.href}>
          {children}
        </a>
      );
    case 'external':
      return (
        <a
          {...props}
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          data-bare={(node && textOf(node) === href) || undefined}
        >
          {children}
          <Icon name="external" className={styles.external} />
          <span className="visually-hidden">{messages.layout.externalLink}</span>
        </a>
      );
    case 'broken':
      return (
        <span className={styles.broken} title={messages.article.brokenLink}>
          {children}
        </span>
      );
  }
}

/** Footnote marks carry an id and ARIA attributes that their back references need. */
function pickLinkProps({ ref: _, ...props }: ComponentProps<'a'>) {
  return props;
}

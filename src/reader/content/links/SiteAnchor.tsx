import type { ComponentProps, ReactNode } from 'react';
import { messages } from '#i18n/messages';
import type { SiteLink } from '../../../core/site/nav/siteLinks.ts';
import { useContentSource } from '../queries/ContentProvider.tsx';
import { PageLink } from './PageLink.tsx';

interface SiteAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  link: SiteLink;
  icon?: ReactNode;
  /** Whether only screen readers read the label. */
  hideLabel?: boolean | undefined;
}

/**
 * Renders a link of the manifest: to a page, to a file of the site, or to another site.
 * @param children icon that is rendered for links to other sites only
 */
export function SiteAnchor({ link, icon, hideLabel, children, ...props }: SiteAnchorProps) {
  const source = useContentSource();
  const label = (
    <>
      {icon}
      {hideLabel ? <span className="visually-hidden">{link.label}</span> : link.label}
    </>
  );
  switch (link.kind) {
    case 'page':
      return (
        <PageLink {...props} to={link.href}>
          {label}
        </PageLink>
      );
    case 'file':
    case 'program':
      return (
        <a {...props} href={link.kind === 'file' ? source.assetUrl(link.href) : link.href}>
          {label}
        </a>
      );
    case 'external':
      return (
        <a {...props} href={link.href} target="_blank" rel="noopener noreferrer">
          {label}
          {children}
          <span className="visually-hidden">{messages.layout.externalLink}</span>
        </a>
      );
  }
}

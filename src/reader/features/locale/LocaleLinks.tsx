import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { PageLink } from '../../content/links/PageLink.tsx';

/** The languages of the site, the shown one marked. */
export function LocaleLinks({ manifest }: { manifest: Manifest }) {
  const shown = shownLocale(manifest);
  return (
    <ul>
      {manifest.locales.map(({ locale, label, path, htmlLang }) => (
        <li key={locale}>
          <PageLink to={path} lang={htmlLang} aria-current={locale === shown?.locale ? 'true' : undefined}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The language that the site is shown in. */
export function shownLocale({ locales, site }: Manifest): Manifest['locales'][number] | undefined {
  return locales.find(({ locale }) => locale === site.defaultLocale) ?? locales[0];
}

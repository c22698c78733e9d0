import { messages } from '#i18n/messages';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';

/** The language dropdown; on mobile viewports the Drawer contains its links. */
export function LocaleSelect({ manifest }: { manifest: Manifest }) {
  const shown = shownLocale(manifest);
  if (shown === undefined) return null;
  return (
    <div data-desktop="">
      <Dropdown name={messages.locale.choose(shown.label)} label={shown.label}>
        <LocaleLinks manifest={manifest} />
      </Dropdown>
    </div>
  );
}

/** Links to the site's languages, `aria-current` on the current one. */
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

function shownLocale({ locales, site }: Manifest): Manifest['locales'][number] | undefined {
  return locales.find(({ locale }) => locale === site.defaultLocale) ?? locales[0];
}

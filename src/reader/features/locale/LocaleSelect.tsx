import { messages } from '../../../core/i18n/messages.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { LocaleLinks, shownLocale } from './LocaleLinks.tsx';

/** The list of languages. On small screens they stand in the sliding menu. */
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

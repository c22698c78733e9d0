import { useLocation } from 'react-router-dom';
import { PageLink } from '../../content/PageLink.tsx';
import { messages } from '../../core/messages.ts';
import type { Manifest, Version } from '../../core/model/manifest.ts';
import { findSamePage } from '../../core/nav/versionSwitch.ts';
import { usePreferences } from '../../store/preferences.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';

interface VersionSelectProps {
  manifest: Manifest;
  shown: Version;
  /** The doc on the screen, kept when the version changes. */
  docId: string | undefined;
}

/** The list of versions; each entry leads to the same page of that version. */
export function VersionSelect({ manifest, shown, docId }: VersionSelectProps) {
  if (manifest.versions.length < 2) return null;
  return (
    <Dropdown name={messages.version.choose(shown.label)} label={shown.label}>
      <VersionLinks manifest={manifest} shown={shown} docId={docId} />
    </Dropdown>
  );
}

function VersionLinks({ manifest, shown, docId }: VersionSelectProps) {
  const { search, hash } = useLocation();
  const chooseVersion = usePreferences((state) => state.chooseVersion);
  return (
    <ul>
      {manifest.versions.map((version) => (
        <li key={version.name}>
          <PageLink
            to={findSamePage(version, docId).path + search + hash}
            aria-current={version === shown ? 'true' : undefined}
            onClick={() => chooseVersion(version.name)}
          >
            {version.label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

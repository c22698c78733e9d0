import { useLocation } from 'react-router-dom';
import { PageLink } from '../../content/links/PageLink.tsx';
import { messages } from '../../core/messages/messages.ts';
import type { DocEntry, Manifest, Version } from '../../core/model/manifest.ts';
import { findSamePage } from '../../core/nav/versionSwitch.ts';
import { pageAddress } from '../../core/paths/pageAddress.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { missingDocState } from './missingDoc.ts';
import { useChooseVersion } from './useChooseVersion.ts';

interface VersionSelectProps {
  manifest: Manifest;
  shown: Version;
  /** The doc on the screen, kept when the version changes. */
  doc: DocEntry | undefined;
}

/** The list of versions; each entry leads to the same page of that version. */
export function VersionSelect({ manifest, shown, doc }: VersionSelectProps) {
  if (manifest.versions.length < 2) return null;
  return (
    <Dropdown name={messages.version.choose(shown.label)} label={shown.label}>
      <VersionLinks manifest={manifest} shown={shown} doc={doc} />
    </Dropdown>
  );
}

function stateOf({ isLast, banner }: Version): keyof typeof messages.version.states {
  return isLast ? 'latest' : banner;
}

function VersionLinks({ manifest, shown, doc }: VersionSelectProps) {
  const { search, hash } = useLocation();
  const chooseVersion = useChooseVersion();
  return (
    <ul>
      {manifest.versions.map((version) => {
        const { path, isSame } = findSamePage(version, doc?.id);
        return (
          <li key={version.name}>
            <PageLink
              to={pageAddress(path) + search + hash}
              state={doc === undefined || isSame ? undefined : missingDocState(doc.title)}
              aria-current={version === shown ? 'true' : undefined}
              onClick={() => chooseVersion(version.name)}
            >
              {version.label}
            </PageLink>
            <small>{messages.version.states[stateOf(version)]}</small>
          </li>
        );
      })}
    </ul>
  );
}

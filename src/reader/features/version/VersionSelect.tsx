import { useLocation } from 'react-router-dom';
import { messages } from '#i18n/messages';
import { searchInVersion } from '../../../core/search/answer/searchInVersion.ts';
import type { Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { findSamePage } from '../../../core/site/nav/versionSwitch.ts';
import { pageHref } from '../../../core/site/urls/pageHref.ts';
import type { Route } from '../../../core/site/urls/route.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { missingDocState } from './MissingDocNotice.tsx';
import { useChooseVersion } from './useChooseVersion.ts';

interface VersionSelectProps {
  manifest: Manifest;
  shown: Version;
  /** The current page: each link goes to its counterpart in another version. */
  page: Route;
}

/** The version dropdown; each link goes to the current page in another version. */
export function VersionSelect({ manifest, shown, page }: VersionSelectProps) {
  if (manifest.versions.length < 2) return null;
  return (
    <Dropdown name={messages.version.choose(shown.label)} label={shown.label}>
      <VersionLinks manifest={manifest} shown={shown} page={page} />
    </Dropdown>
  );
}

function stateOf({ isLast, banner }: Version): keyof typeof messages.version.states {
  return isLast ? 'latest' : banner;
}

function VersionLinks({ manifest, shown, page }: VersionSelectProps) {
  const { search, hash } = useLocation();
  const chooseVersion = useChooseVersion();
  const title = page.kind === 'doc' ? page.entry.title : undefined;
  return (
    <ul>
      {manifest.versions.map((version) => {
        const { path, isSame } = findSamePage(manifest, version, page);
        const address =
          page.kind === 'search'
            ? searchInVersion(manifest, search, version)
            : pageHref(path) + search + hash;
        return (
          <li key={version.name}>
            <PageLink
              to={address}
              state={title === undefined || isSame ? undefined : missingDocState(title)}
              aria-current={version === shown ? 'true' : undefined}
              onClick={() => chooseVersion(version.name)}
            >
              <bdi>{version.label}</bdi>
            </PageLink>
            <small>{messages.version.states[stateOf(version)]}</small>
          </li>
        );
      })}
    </ul>
  );
}

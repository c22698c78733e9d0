import { PageLink } from '../../content/links/PageLink.tsx';
import { messages } from '../../core/messages/messages.ts';
import type { VersionBannerModel } from '../../core/nav/versionSwitch.ts';
import { pageAddress } from '../../core/paths/pageAddress.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useChooseVersion } from './useChooseVersion.ts';

/** Tells that another version than the latest is read, and leads to the same page there. */
export function VersionBanner({ kind, label, latestPath, latest }: VersionBannerModel) {
  const chooseVersion = useChooseVersion();
  return (
    <Notice>
      {messages.version[kind](label)}
      {messages.version.seeLatest}
      <PageLink to={pageAddress(latestPath)} onClick={() => chooseVersion(latest.name)}>
        {messages.version.latest(latest.label)}
      </PageLink>
      。
    </Notice>
  );
}

import { messages } from '../../../core/i18n/messages.ts';
import type { VersionBannerModel } from '../../../core/site/nav/versionSwitch.ts';
import { pageAddress } from '../../../core/site/urls/pageAddress.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useChooseVersion } from './useChooseVersion.ts';

/** A notice on pages of other versions, with a link to the latest. */
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

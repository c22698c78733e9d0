import { messages } from '#i18n/messages';
import type { VersionBannerModel } from '../../../core/site/nav/versionSwitch.ts';
import { pageHref } from '../../../core/site/urls/pageHref.ts';
import { PageLink } from '../../content/links/PageLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useChooseVersion } from './useChooseVersion.ts';

/** A notice on pages of other versions, with a link to the latest. */
export function VersionBanner({ kind, label, latestPath, latest }: VersionBannerModel) {
  const chooseVersion = useChooseVersion();
  const [before, after] = messages.version.seeLatest;
  return (
    <Notice>
      {messages.version[kind](label)}
      {before}
      <PageLink to={pageHref(latestPath)} onClick={() => chooseVersion(latest.name)}>
        {messages.version.latest(latest.label)}
      </PageLink>
      {after}
    </Notice>
  );
}

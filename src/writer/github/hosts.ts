import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { githubHost } from './githubHost.ts';
import type { Host, HostPlace } from './host.ts';

/** Another host comes as a further row. */
const HOSTS = { github: githubHost } as const satisfies Record<string, Host>;

export type HostName = keyof typeof HOSTS;

/** Where the site's pages are proposed to; undefined where nobody knows, or nobody may write. */
export function findHost({
  editUrl = '',
  editor,
}: Pick<SiteConfig, 'editUrl' | 'editor'>): { name: HostName; host: Host; place: HostPlace } | undefined {
  if (editor === false) return undefined;
  for (const name of Object.keys(HOSTS) as HostName[]) {
    const host = HOSTS[name];
    const place = host.findPlace(editUrl);
    if (place !== undefined) return { name, host, place };
  }
  return undefined;
}

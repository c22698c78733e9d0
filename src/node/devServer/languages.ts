// The languages of a site besides the default one: each is opened at its first request, since it has its own manifest
// and its own compiled scripts.
import { findEditedPath } from '../../core/site/urls/editorRoute.ts';
import { type Locale, listOtherLocales } from '../../core/site/urls/localePaths.ts';
import { importInLanguage } from '../compile/importInLanguage.ts';
import type { DevHandlerOptions } from './devHandler.ts';
import type { LiveLanguage } from './liveLanguage.ts';
import { type LiveSite, type LiveSiteOptions, openLiveSite } from './liveSite.ts';
import type { BuiltIndexes } from './search.worker.ts';
import type { Handler } from './siteHandler.ts';

interface LanguagesOptions
  extends Pick<LiveSiteOptions, 'pages' | 'onEvent'>,
    Pick<DevHandlerOptions, 'live' | 'token'> {
  siteDir: string;
  /** The site in its default language. */
  site: LiveSite;
  buildIndexes: (locale: Locale) => Promise<BuiltIndexes>;
  onRebuild: () => void;
}

interface OpenLanguage extends LiveLanguage {
  site: LiveSite;
}

export function openLanguages({
  siteDir,
  site,
  buildIndexes,
  onRebuild,
  onEvent,
  ...options
}: LanguagesOptions) {
  const opened = new Map<string, Promise<OpenLanguage>>();
  const scriptFolder = ({ locale }: Locale) => `assets/${locale}/`;
  const open = async (locale: Locale): Promise<OpenLanguage> => {
    const language = await openLiveSite(siteDir, {
      ...options,
      locale,
      // The check of the default language checks all.
      checkWhole: async () => [],
      checkSome: async () => undefined,
      onFindings: () => {},
      buildIndexes: () => buildIndexes(locale),
      // The site in the default language announces changed files.
      onEvent: (event) => event.type === 'manifest' && onEvent(event),
    });
    const { openLiveLanguage } = await importInLanguage<typeof import('./liveLanguage.ts')>(
      locale.locale,
      'devServer/liveLanguage',
    );
    const live = openLiveLanguage(
      {
        ...options,
        siteDir,
        scriptFolder: scriptFolder(locale),
        site: { ...language, findings: site.findings },
      },
      onRebuild,
    );
    language.startWork().catch(console.error);
    return { ...live, site: language };
  };
  return {
    /** The handler of a URL path; undefined for the default language. */
    async find(pathname: string): Promise<Handler | undefined> {
      const page = findEditedPath(pathname) ?? pathname;
      const locale = listOtherLocales(site.manifest()).find(
        (other) => `${page}/`.startsWith(other.path) || pathname.startsWith(`/${scriptFolder(other)}`),
      );
      if (locale === undefined) return undefined;
      const language = opened.get(locale.locale) ?? open(locale);
      opened.set(locale.locale, language);
      // The next request opens it again.
      language.catch(() => opened.delete(locale.locale));
      return (await language).handle;
    },
    /** The site of an opened language; that of the default language for any other. */
    async siteOf(locale: string): Promise<LiveSite> {
      return (await opened.get(locale))?.site ?? site;
    },
    /** A file of the opened languages: shards and indexes of all languages are in the same folders. */
    async findFirst(find: (site: LiveSite) => Promise<string | undefined>): Promise<string | undefined> {
      for (const language of opened.values()) {
        const found = await find((await language).site);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    async close(): Promise<void> {
      for (const language of opened.values()) {
        const { site: own, close } = await language;
        own.close();
        await close();
      }
    },
  };
}

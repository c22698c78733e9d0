// The report for somebody who considers moving a site of another engine: what works, what differs, and what to do.
import { moveReportMessages as messages } from '#i18n/moveReportMessages';
import { ruleMessages } from '#i18n/ruleMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listSidebarIds } from '../../core/site/nav/sidebarItems.ts';
import type { ForeignSite } from '../adapters/foreignSite.ts';
import { type Cause, groupCauses, KINDS } from './findingKinds.ts';
import { formatPosition } from './reportFormats.ts';

export interface MovedSite {
  foreign: ForeignSite;
  /** Of the default language. */
  manifest: Manifest;
  findings: readonly Finding[];
  /** Number of checked files, in all languages. */
  pages: number;
}

/** How many places of a cause are named. */
const PLACES = 3;

/** The lines by which `check` ends for a site of another engine: how many findings of each kind there are. */
export function describeKinds(foreign: ForeignSite, findings: readonly Finding[]): string[] {
  const { engine } = foreign;
  const causes = groupCauses(findings, foreign);
  return KINDS.flatMap((kind) => {
    const own = causes.filter((cause) => cause.kind === kind);
    if (own.length === 0) return [];
    return [
      messages.kinds[kind](engine, count(own)),
      ...(kind === 'writer' ? [] : own.map((cause) => `  ${describeCause(cause)}`)),
    ];
  });
}

const count = (causes: readonly Cause[]) => causes.reduce((sum, { findings }) => sum + findings.length, 0);

function describeCause({ rule, subject, findings }: Cause): string {
  const [first] = findings;
  return messages.cause(subject ?? ruleMessages[rule], findings.length, formatPosition(first), first.message);
}

/** The report as markdown. */
export function renderMoveReport({ foreign, manifest, findings, pages }: MovedSite): string {
  const { engine, unread, locales, versions, redirects = {} } = foreign;
  const listed = manifest.versions.flatMap(({ sidebars }) => [
    ...listSidebarIds(Object.values(sidebars).flat()),
  ]);
  const works = messages.works({
    pages,
    languages: Math.max(locales.length, 1),
    versions: versions.length,
    listed: new Set(listed).size,
    redirects: Object.keys(redirects).length,
  });
  const causes = groupCauses(findings, foreign);
  const parts = KINDS.map((kind) => {
    const own = causes.filter((cause) => cause.kind === kind);
    const rows = own.map(({ rule, subject, findings: all }) => {
      const places = all.slice(0, PLACES).map((finding) => `\`${formatPosition(finding)}\``);
      const more = all.length > PLACES ? ' …' : '';
      const cells = [
        subject ?? ruleMessages[rule],
        String(all.length),
        places.join(' ') + more,
        all[0].message,
      ];
      return `| ${cells.map(escapeCell).join(' | ')} |`;
    });
    const table =
      rows.length === 0 ? [messages.none] : [messages.tableHead, '| --- | --: | --- | --- |', ...rows];
    return [`## ${messages.kinds[kind](engine, count(own))}`, '', messages.explained[kind], '', ...table, ''];
  });
  const gaps = unread.map(({ file, line, what }) => `- \`${file}:${line}\` \`${what.replaceAll('`', "'")}\``);
  return [
    `# ${messages.title(manifest.site.title, engine)}`,
    '',
    ...works.map((line) => `- ${line}`),
    '',
    ...parts.flat(),
    ...(gaps.length === 0 ? [] : [`## ${messages.unread(gaps.length)}`, '', ...gaps, '']),
  ].join('\n');
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

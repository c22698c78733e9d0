import type { Translation } from '../translation.ts';
import type { reportMessages as zh } from '../zh-Hans/reportMessages.ts';
import { COMMON_OPTIONS, followLinks, siteDir, trust } from './commandMessages.ts';
import { list, number, plural, sentence } from './format.ts';
import { type UsageRow, usageText, wrap } from './usageText.ts';

const FORMATS: readonly UsageRow[] = [
  ['text', 'One line per finding: file:line:column rule message'],
  ['json', 'All findings as a JSON array on stdout, for programs (npm run -s ...)'],
  ['github', 'Annotations for a GitHub workflow, with a summary of the run'],
];

export const reportMessages: Translation<typeof zh> = {
  usage: (name, help, fixes, rules, hasReport) =>
    usageText(
      `npm run ${name} -- [--strict] [--format <format>]${fixes === undefined ? '' : ' [--fix]'}${hasReport ? ' [--report <file.md>]' : ''} [--follow-links] [--trust]`,
      [
        ...help,
        'Findings do not change the exit code, unless the site or a version has no pages to publish. site.strict in manifest.json turns findings into errors: true for all rules, or a list such as ["broken-link", "broken-image"] for those rules only. Paths are relative to the current folder.',
      ],
      {
        Options: [
          ['--strict', 'Exit with code 1 if there are any findings'],
          [
            '--format',
            'Output format (default: text):',
            ...FORMATS.map(([format, says]) => `${format.padEnd(8)}${says}`),
          ],
          ...(fixes === undefined
            ? []
            : [['--fix', `Fix ${fixes} automatically before the check, and list each fix`] as const]),
          ...(hasReport
            ? [
                [
                  '--report',
                  'Write a page for those who consider moving the site of another engine: what works, what differs, and what to do',
                ] as const,
              ]
            : []),
          followLinks,
          trust,
          ...COMMON_OPTIONS,
        ],
        'Environment variables': [siteDir],
      },
    ) + ['', 'Rules:', ...wrap(rules.join(', ')).map((line) => `  ${line}`)].join('\n'),
  formatKind: 'format',
  fixedFinding: (line) => `Fixed ${line}`,
  brokenManifest: 'checked no content because the manifest cannot be read',
  fixed: (count) => `fixed ${plural(count, 'finding')}`,
  blocking: (count) => `${number(count)} of which must be fixed`,
  outcome: (parts, seconds) => `${sentence(parts.join(', '))} (${seconds} s).`,
  summary: (parts) => `${sentence(parts.join(', '))}.`,
  noFindings: 'no findings',
  findings: (count, lines) =>
    `${plural(count, 'finding')}${lines < count ? ` (repeated ones merged into ${plural(lines, 'line')})` : ''}`,
  contentCheck: (counts, isListed) => `Content check: ${counts.join(', ')}${isListed ? ':' : '.'}`,
  newFindings: (count) => `${number(count)} new`,
  solvedFindings: (count) => `${number(count)} resolved`,
  solvedFinding: (line) => `Resolved ${line}`,
  moreFindings: (count) => `…and ${number(count)} more; to list them all, run npm run check`,
  summaryHead: '| Location | Rule | Message |',
  moreInLog: (count) => `…and ${number(count)} more; see the log.`,
  pages: (versions, others) =>
    list([
      ...versions.map(({ name, count }) => `${plural(count, 'page')} in ${name}`),
      plural(others, 'standalone page'),
    ]),
};

// Runs the commands `check` and `copywriting`: options, report in a format, exit code.

import { appendFile, writeFile } from 'node:fs/promises';
import { moveReportMessages } from '#i18n/moveReportMessages';
import { reportMessages } from '#i18n/reportMessages';
import { ruleMessages } from '#i18n/ruleMessages';
import { ContentError } from '../../core/errors.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { groupFindings } from '../../writer/lint/groupFindings.ts';
import { readArguments, runCommand } from '../lib/commandLine.ts';
import { createProgress, type Progress } from '../lib/progress.ts';
import { typedPath } from '../lib/typedPath.ts';
import { locateManifestError, readSiteManifest } from '../manifest/readSiteManifest.ts';
import { openSiteDir, SITE_OPTIONS } from '../refactor/openSiteDir.ts';
import { describeKinds, type MovedSite, renderMoveReport } from './moveReport.ts';
import { countFindings } from './printFindings.ts';
import {
  findFormat,
  formatLine,
  isBlocking,
  renderStepSummary,
  type Strictness,
  toReported,
} from './reportFormats.ts';

interface CheckOutcome {
  findings?: Finding[];
  /** Notices that are not findings. */
  news?: readonly string[];
  what: string;
  /** The site of another engine. */
  moved?: MovedSite | undefined;
}

export interface CheckCommand {
  name: string;
  title: string;
  help: readonly string[];
  /** Returns findings and a description of the checked content; without findings where there was nothing to check. */
  check: (siteDir: string, onProgress: Progress) => Promise<CheckOutcome>;
  /** Fixes files before the check and returns the fixed findings; `what` describes them in the usage text. */
  fix?: { what: string; apply: (siteDir: string) => Promise<Finding[]> };
  /** Whether the option `--report` writes the report on moving from another engine. */
  hasReport?: true;
}

export async function runCheck({ name, title, help, check, fix, hasReport }: CheckCommand): Promise<void> {
  const rules = Object.keys(ruleMessages);
  const usage = reportMessages.usage(name, help, fix?.what, rules, hasReport);
  const {
    strict,
    format: formatName,
    fix: isFixing,
    report: reportName,
    ...siteOptions
  } = readArguments(usage, {
    options: {
      strict: { type: 'boolean' },
      format: { type: 'string', default: 'text' },
      ...SITE_OPTIONS,
      ...(fix && { fix: { type: 'boolean' as const } }),
      ...(hasReport && { report: { type: 'string' as const } }),
    },
  }).values;
  await runCommand(async (seconds) => {
    const format = findFormat(formatName);
    const say = format.isData ? console.error : console.log;
    const progress = createProgress(format.isData ? process.stderr : process.stdout);
    const siteDir = await openSiteDir(siteOptions, say);
    const site = await readStrictness(siteDir);
    const fixed = fix && isFixing && !site.broken ? await fix.apply(siteDir) : undefined;
    for (const finding of toReported(fixed ?? [], siteDir))
      say(reportMessages.fixedFinding(formatLine(finding)));
    const {
      findings,
      news = [],
      what,
      moved,
    }: CheckOutcome = site.broken
      ? { findings: [site.broken], what: reportMessages.brokenManifest }
      : await check(siteDir, progress.tell);
    progress.end();
    const listed = format.isData ? findings : groupFindings(findings ?? []);
    const strictness = strict || site.strict;
    const reported = toReported(listed ?? [], siteDir, strictness);
    for (const line of format.write(reported)) console.log(line);
    if (!format.isData && !format.hasSummary) for (const line of news) say(line);
    if (moved !== undefined)
      for (const line of describeKinds(moved.foreign, toReported(moved.findings, siteDir))) say(line);
    if (typeof reportName === 'string') say(await writeReport(typedPath(reportName, ''), moved));
    const blocking = (findings ?? []).filter((finding) => isBlocking(strictness, finding)).length;
    const outcome = [
      ...(fixed === undefined ? [] : [reportMessages.fixed(fixed.length)]),
      what,
      ...(findings === undefined ? [] : [countFindings(findings)]),
      ...(blocking > 0 ? [reportMessages.blocking(blocking)] : []),
    ];
    say(reportMessages.outcome(outcome, seconds(2)));
    if (format.hasSummary && process.env.GITHUB_STEP_SUMMARY)
      await appendFile(
        process.env.GITHUB_STEP_SUMMARY,
        renderStepSummary(title, reportMessages.summary(outcome), reported, process.env),
      );
    if (blocking > 0) process.exitCode = 1;
  });
}

async function writeReport(file: string, moved: MovedSite | undefined): Promise<string> {
  if (moved === undefined) throw new Error(moveReportMessages.notForeign);
  await writeFile(file, renderMoveReport(moved));
  return moveReportMessages.written(file);
}

/** Reads `site.strict`. A manifest with errors would break the build: its error is returned as a finding. */
async function readStrictness(siteDir: string): Promise<{ strict: Strictness; broken?: Finding }> {
  try {
    return { strict: (await readSiteManifest(siteDir)).manifest.site.strict };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { strict: true, broken: await locateManifestError(siteDir, error) };
  }
}

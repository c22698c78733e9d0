// The pages of the guide about commands are made of the commands' own help: `npx vitest run tests/unit/guide -u`
// writes them anew.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import * as en from '../../../src/core/i18n/en/commandMessages.ts';
import { convertMessages as convertEn } from '../../../src/core/i18n/en/convertMessages.ts';
import { initMessages as initEn } from '../../../src/core/i18n/en/initMessages.ts';
import { pageCommandMessages as pageEn } from '../../../src/core/i18n/en/pageCommandMessages.ts';
import { reportMessages as reportEn } from '../../../src/core/i18n/en/reportMessages.ts';
import * as zh from '../../../src/core/i18n/zh-Hans/commandMessages.ts';
import { convertMessages as convertZh } from '../../../src/core/i18n/zh-Hans/convertMessages.ts';
import { initMessages as initZh } from '../../../src/core/i18n/zh-Hans/initMessages.ts';
import { pageCommandMessages as pageZh } from '../../../src/core/i18n/zh-Hans/pageCommandMessages.ts';
import { reportMessages as reportZh } from '../../../src/core/i18n/zh-Hans/reportMessages.ts';
import { ruleMessages } from '../../../src/core/i18n/zh-Hans/ruleMessages.ts';
import { toPackageCommands } from '../../../src/node/package/writeParts.ts';
import { WORD_TABLE_FILE } from '../../../src/writer/copywriting/wordTable.ts';

const LANGUAGES = {
  en: {
    file: 'guide/docs/reference/commands.md',
    tables: { ...en, init: initEn, convert: convertEn, tasks: pageEn.tasks, report: reportEn },
    intro: `---
sidebar_position: 3
description: All commands of mojian with their options, as their help prints them.
---

# Commands

Look up a command, its options, and the environment variables that it reads. Each is started by \`npx mojian\`; this page is what \`--help\` prints.
`,
  },
  'zh-Hans': {
    file: 'guide/zh/docs/reference/commands.md',
    tables: { ...zh, init: initZh, convert: convertZh, tasks: pageZh.tasks, report: reportZh },
    intro: `---
sidebar_position: 3
description: mojian 的全部命令和选项，与命令自己的说明一致。
---

# 命令

在这里查每个命令、它的选项和它读取的环境变量。命令都用 \`npx mojian\` 启动；这一页就是 \`--help\` 打印的内容。
`,
  },
};

type Tables = (typeof LANGUAGES)[keyof typeof LANGUAGES]['tables'];

/** The help of each command; `npx mojian --help` names those of the package. */
function listHelp({ commandMessages: words, init, convert, tasks, report }: Tables): Record<string, string> {
  const rules = Object.keys(ruleMessages);
  const rows = Object.entries(tasks).map(([name, { usage, says }]): [string, string] => [
    `${name} ${usage}`,
    says,
  ]);
  return {
    init: init.usage,
    start: words.start.usage,
    build: words.build.usage,
    preview: words.preview.usage(4173),
    bundle: words.bundle.usage,
    check: report.usage('check', words.check.help, words.check.fixes, rules, true),
    copywriting: report.usage(
      'copywriting',
      words.copywriting.help(WORD_TABLE_FILE),
      words.copywriting.fixes,
      rules,
    ),
    manifest: words.manifest.usage,
    convert: convert.usage,
    page: words.page.usage([...rows, ['undo', words.page.undo]]),
  };
}

const toFence = (text: string) => `\n\`\`\`text\n${toPackageCommands(text).trimEnd()}\n\`\`\`\n`;

test.each(Object.entries(LANGUAGES))(
  'the page about commands in %s is their help',
  async (language, page) => {
    const about = execFileSync(process.execPath, ['src/node/cli.mjs', '--help', '--lang', language], {
      encoding: 'utf8',
    });
    const names = /^\S+?[:：] ?(init.+)$/m.exec(about)?.[1]?.split(/, |、/) ?? [];
    const help = listHelp(page.tables);
    expect(names).toEqual(Object.keys(help));
    const sections = Object.entries(help).map(([name, text]) => `\n## ${name}\n${toFence(text)}`);
    await expect([page.intro, toFence(about), ...sections].join('')).toMatchFileSnapshot(
      `../../../${page.file}`,
    );
  },
);

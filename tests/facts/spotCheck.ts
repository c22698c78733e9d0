// Lists what pages say and their fact sheets do not: `npx tsx tests/facts/spotCheck.ts <sheets> [version ...]`.
// Not part of `npm test`: the sheets are not in the repository. A line is a question to a reader, not a fault.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from '../../src/core/document/parseDocument.ts';
import { isMarkdownFile } from '../../src/core/site/urls/pageFileNames.ts';
import { walk } from '../../src/node/lib/listFiles.ts';
import { type Claim, listClaims } from './listClaims.ts';

/** Pages with fewer Han characters outside code are named. */
const SHORT = 900;
const DOCS = join(import.meta.dirname, '../../public/docs');

const [sheetsFolder, ...versions] = process.argv.slice(2);
if (sheetsFolder === undefined) {
  console.error('用法：npx tsx tests/facts/spotCheck.ts 事实表文件夹 [版本 ...]');
  process.exit(2);
}
await spotCheck(sheetsFolder, versions.length === 0 ? ['v8', 'v7'] : versions);

async function spotCheck(folder: string, names: readonly string[]): Promise<void> {
  const sheets = new Map(
    (await walk(folder)).filter(isMarkdownFile).map((file) => [file, readSheet(join(folder, file))]),
  );
  const common = sheets.get('README.md') ?? '';
  for (const version of names) {
    for (const page of (await walk(join(DOCS, version))).filter(isMarkdownFile)) {
      const text = readFileSync(join(DOCS, version, page), 'utf8');
      const own = `${sheets.get(page) ?? ''}\n${common}`;
      const open = listClaims(text).filter((claim) => !isIn(own, claim));
      const { han } = parseDocument(text).doc.length;
      console.log(`\n## ${version}/${page}（${han} 字${han < SHORT ? `，不足 ${SHORT}` : ''}）`);
      const elsewhere: string[] = [];
      for (const claim of open) {
        const others = [...sheets].filter(([, sheet]) => isIn(sheet, claim)).map(([file]) => file);
        const told = `${version}/${page}:${claim.line} ${claim.kind} ${claim.text}`;
        if (others.length === 0) console.log(`  ✗ ${told}`);
        else
          elsewhere.push(
            `  · ${told}（见 ${others.slice(0, 3).join('、')}${others.length > 3 ? ' 等' : ''}）`,
          );
      }
      for (const line of elsewhere) console.log(line);
    }
  }
}

function readSheet(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('`', '').replace(/\s+/g, ' ');
}

/** Whether a sheet holds a claim as it stands, or all its words. */
function isIn(sheet: string, { kind, text }: Claim): boolean {
  if (kind === 'port') return new RegExp(`(?<!\\d)${text}(?!\\d)`).test(sheet);
  const plain = text.replaceAll('`', '').replace(/\s+/g, ' ');
  if (sheet.includes(plain)) return true;
  if (kind !== 'code' && kind !== 'command') return false;
  // Commands and paths are compared by their parts; letters and numbers of one digit prove nothing.
  const parts = plain.split(/[\s=:,;'"(){}[\]<>|&?]+|(?<=\w)\/(?=$)/).filter((part) => /\w{2,}/.test(part));
  return parts.every((part) => sheet.includes(part));
}

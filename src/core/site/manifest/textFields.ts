// Fields whose value is text: YAML reads `1.10` as a number, cuts a title at ` #` and refuses one with a colon in it.
import { readYamlFields, type YamlError, type YamlFields } from './yamlFields.ts';

/** By their names here and in other engines, at the top and inside other fields. */
const TEXT_FIELDS = new Set(
  `title sidebar_label pagination_label label description keywords slug id tags authors author name default version
  linkTitle linktitle sidebarTitle shortTitle text Description`.split(/\s+/),
);

const FIELD = /^([A-Za-zＡ-Ｚａ-ｚ＿_$][\w０-９Ａ-Ｚａ-ｚ＿－$-]*)(:|：)([ \t]*)(.*?)[ \t]*$/;

interface FieldNote {
  line: number;
  column: number;
  message: string;
}

interface Repaired {
  text: string;
  notes: FieldNote[];
}

/** Reads fields of which some are text, as they are written. */
export function readTextFields(written: string): (YamlFields | YamlError) & { notes: FieldNote[] } {
  const { text, notes } = repairFields(written);
  return { ...readYamlFields(text, (key) => TEXT_FIELDS.has(key)), notes };
}

/**
 * Quotes texts that YAML would read as something else, and notes where it would. Lines stay where they are.
 * @example repairFields('title: 更新 #2').text === 'title: "更新 #2"'
 */
function repairFields(written: string): Repaired {
  const lines = written.split('\n');
  const notes: FieldNote[] = [];
  const repaired = lines.map((line, at) => {
    const [, writtenKey = '', colon, space = '', value = ''] = FIELD.exec(line) ?? [];
    if (writtenKey === '') return line;
    const note = (column: number, message: string) => notes.push({ line: at + 1, column, message });
    const key = writtenKey.normalize('NFKC');
    if (key !== writtenKey) note(1, `字段名「${writtenKey}」是全角字符，已当作 ${key}；请改为半角`);
    const isText = TEXT_FIELDS.has(key);
    if (colon === '：') note(key.length + 1, `${key} 后面是全角冒号，已当作半角冒号；请改为半角冒号加空格`);
    else if (isText && space === '' && value !== '')
      note(key.length + 1, `${key} 的冒号后面要有空格，已当作有；请补上空格`);
    else if (!isText && key === writtenKey) return line;
    if (!isText || value === '' || isLeftToYaml(value, lines[at + 1])) return `${key}: ${value}`;
    const problem = findProblem(value);
    const column = key.length + 2 + space.length;
    if (problem !== undefined) note(column, `${key} 的值${problem}，已按整行文字显示；请给值加上引号`);
    return `${key}: ${JSON.stringify(value)}`;
  });
  return { text: repaired.join('\n'), notes };
}

/** Quoted text, lists and objects, and what goes on in the next line. */
function isLeftToYaml(value: string, next: string | undefined): boolean {
  return (
    /^["']|^\[.*\](?:[ \t]+#.*)?$|^\{.*\}(?:[ \t]+#.*)?$/.test(value) || /^[ \t]+\S|^-[ \t]/.test(next ?? '')
  );
}

/** Why YAML would read another text, in words. */
function findProblem(value: string): string | undefined {
  if (/^#|[ \t]#/.test(value)) return '里有 #，YAML 会把它后面当作注释';
  if (/:(?:[ \t]|$)/.test(value)) return '里有冒号，YAML 不接受';
  if (/^(?:[@*&!%[{`>|\]},]|[-?:](?:[ \t]|$))/.test(value))
    return `以 ${value.charAt(0)} 开头，YAML 另有含义`;
  return undefined;
}

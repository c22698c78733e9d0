// Parses the text of a wireframe: a part in each line, indented below the part that holds it.

/** Language of the fences. */
export const WIREFRAME_LANGUAGE = 'wireframe';

/** A label, of which a part may have several. */
export interface Label {
  text: string;
  /** Written `*label*`: chosen, switched on, or the main button. */
  isActive: boolean;
  /** Written `(label)`: the placeholder of an empty field. */
  isHint: boolean;
  /** Written `label #3`: the number of the callout. */
  number: number | undefined;
}

export interface Part {
  /** Name of the part, as `buildWireframe` knows it. */
  kind: string;
  labels: readonly Label[];
  /** Written at the end of the line, `@2`: the moment at which the part appears where the picture plays. */
  step: number | undefined;
  parts: readonly Part[];
}

export interface Wireframe {
  /** Alternative text: the line `alt: …`. */
  alt: string | undefined;
  parts: readonly Part[];
}

/**
 * Parses a wireframe.
 * @example readWireframe('window\n  button *提交* #1').parts[0].parts[0].labels
 *   // [{ text: '提交', isActive: true, isHint: false, number: 1 }]
 */
export function readWireframe(source: string): Wireframe {
  const parts: Part[] = [];
  const open: { indent: number; parts: Part[] }[] = [{ indent: -1, parts }];
  let alt: string | undefined;
  for (const line of source.split('\n').filter((each) => each.trim() !== '')) {
    const [, indent = '', kind = '', rest = ''] = /^(\s*)(\S+)\s*(.*?)\s*$/.exec(line) ?? [];
    if (kind === 'alt:') {
      alt = rest;
      continue;
    }
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
    const [, labels = '', step] = /^(.*?)(?:(?:^|\s+)@(\d{1,2}))?$/.exec(rest) ?? [];
    const below: Part[] = [];
    open.at(-1)?.parts.push({
      kind,
      labels: labels === '' ? [] : labels.split(/\s*\|\s*/).map(readLabel),
      step: step === undefined ? undefined : Number(step),
      parts: below,
    });
    open.push({ indent: indent.length, parts: below });
  }
  return { alt, parts };
}

function readLabel(written: string): Label {
  const [, words = '', number] = /^(.*?)(?:(?:^|\s+)#(\d{1,2}))?$/.exec(written) ?? [];
  const [, active, hint] = /^(?:\*(.+)\*|\((.*)\))$/.exec(words) ?? [];
  return {
    text: active ?? hint ?? words,
    isActive: active !== undefined,
    isHint: hint !== undefined,
    number: number === undefined ? undefined : Number(number),
  };
}

// Where a corrected text departs from what was written.

export interface Change {
  rule: 'spacing' | 'punctuation';
  start: number;
  end: number;
  /** What should stand there. */
  text: string;
  message: string;
}

/**
 * Lists the places. The corrector adds and removes spaces and puts one character in another's place.
 * @example compareTexts('启动Docker,好', '启动 Docker，好') // a space is missing at 2, punctuation differs at 8
 */
export function compareTexts(written: string, correct: string): Change[] {
  const changes: Change[] = [];
  let to = 0;
  for (let from = 0; from < written.length || to < correct.length; ) {
    const [old, fresh] = [written[from], correct[to]];
    if (old === fresh) {
      from++;
      to++;
    } else if (old === '\u3000' && fresh === ' ') {
      const message = '全角空格应为半角空格';
      changes.push({ rule: 'spacing', start: from, end: from + 1, text: ' ', message });
      from++;
      to++;
    } else if (fresh === ' ' && old !== undefined) {
      changes.push({ rule: 'spacing', start: from, end: from, text: ' ', message: '这里应有空格' });
      to++;
    } else if (old === ' ' || old === '\u3000') {
      changes.push({ rule: 'spacing', start: from, end: from + 1, text: '', message: '这里不应有空格' });
      from++;
    } else {
      changes.push({
        rule: 'punctuation',
        start: from,
        end: from + 1,
        text: fresh ?? '',
        message: fresh === undefined ? `多了「${old ?? ''}」` : `「${old ?? ''}」应为「${fresh}」`,
      });
      from++;
      to++;
    }
  }
  return changes;
}

import { describe, expect, it } from 'vitest';
import { toCode } from '../../../../../src/core/search/index/postings.ts';
import { type Expansion, rankSections } from '../../../../../src/core/search/query/rank.ts';

/** Postings by section: impact, with a `h` where the heading has the term. */
function found(list: Record<number, string>, more: Partial<Expansion> = {}): Expansion {
  const sections = Uint32Array.from(Object.keys(list), Number);
  const codes = Uint8Array.from(Object.values(list), (text) =>
    toCode(Number.parseFloat(text), text.endsWith('h')),
  );
  return { weight: 1, count: sections.length, postings: { sections, codes }, ...more };
}
const unit = (...expansions: Expansion[]) => ({ weight: 1, expansions });
/** Sections that are each a page of their own. */
const alone = (count: number) => Array.from({ length: count }, (_, at) => at);
const order = (...units: ReturnType<typeof unit>[]) =>
  rankSections(units, alone(100)).map(({ section }) => section);

describe('rankSections', () => {
  it('puts sections with all terms before those with one of them, however strong', () => {
    expect(order(unit(found({ 1: '1', 2: '0.3' })), unit(found({ 2: '0.3', 3: '1' })))).toEqual([2, 1, 3]);
  });

  it('puts headings before texts', () => {
    expect(order(unit(found({ 1: '0.9', 2: '0.7h' })))).toEqual([2, 1]);
  });

  it('lets rare terms decide', () => {
    const common = found(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at, '0.5'])));
    expect(order(unit(common), unit(found({ 70: '0.5' })))[0]).toBe(70);
  });

  it('leaves nothing out because of a term that nobody knows', () => {
    expect(order(unit(found({ 5: '0.5' })), unit())).toEqual([5]);
  });

  it('takes the best of what stands for a term', () => {
    const scoreOf = (...expansions: Expansion[]) => rankSections([unit(...expansions)], alone(100))[0]?.score;
    const both = scoreOf(found({ 1: '0.9' }, { weight: 0.3 }), found({ 1: '0.8' }));
    expect(both).toBeCloseTo(scoreOf(found({ 1: '0.8' })) ?? 0);
  });

  it('counts a guess in headings only, and below what was asked for', () => {
    const guess = found({ 1: '1h', 2: '1', 3: '1h' }, { weight: 0.3, isGuess: true });
    expect(order(unit(guess, found({ 9: '0.3' })))).toEqual([9, 1, 3]);
  });

  it('counts the sections of a list that was cut', () => {
    const scoreOf = (count: number) =>
      rankSections([unit(found({ 1: '0.5' }, { count }))], alone(100))[0]?.score;
    expect(scoreOf(90)).toBeLessThan(scoreOf(1) ?? 0);
  });

  it('keeps the order of the pages among equals, and the best of very many', () => {
    expect(order(unit(found({ 3: '0.5', 1: '0.5', 2: '0.5' })))).toEqual([1, 2, 3]);
    const list = Object.fromEntries(
      Array.from({ length: 3000 }, (_, at) => [at, at === 2500 ? '0.9' : '0.1']),
    );
    const ranked = rankSections([unit(found(list))], alone(3000));
    expect(ranked[0]?.section).toBe(2500);
    expect(ranked.length).toBeLessThan(1000);
  });

  it('counts a term as common where it is taken for one', () => {
    const seam = { ...unit(found({ 1: '0.8' })), countAs: 60 };
    expect(order(seam, unit(found({ 2: '0.8', 3: '0.8', 4: '0.8' })))).toEqual([2, 3, 4, 1]);
  });

  it('puts a section first whose page has the terms that it lacks itself', () => {
    // Section 1 stands on a page with 2, section 4 on one of its own.
    const pageOf = [0, 1, 1, 2, 3];
    const terms = [unit(found({ 1: '0.5', 4: '0.5' })), unit(found({ 2: '0.1' }))];
    expect(rankSections(terms, pageOf)[0]?.section).toBe(1);
  });

  it('puts the page first that answers in more places, and keeps the order of its sections', () => {
    const pageOf = [0, 1, 1, 1, 2];
    const [term] = [unit(found({ 0: '0.6', 1: '0.4', 2: '0.6', 3: '0.3', 4: '0.6' }))];
    expect(rankSections([term], pageOf).map(({ section }) => section)).toEqual([2, 0, 4, 1, 3]);
  });

  it('finds nothing for nothing', () => {
    expect(rankSections([], alone(100))).toEqual([]);
    expect(rankSections([unit()], alone(100))).toEqual([]);
  });
});

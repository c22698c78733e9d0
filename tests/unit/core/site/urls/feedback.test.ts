import { describe, expect, it } from 'vitest';
import { asksAnswer, fillFeedback, parseFeedback } from '../../../../../src/core/site/urls/feedback.ts';

describe('parseFeedback', () => {
  it.each([
    ['https://x.org/new?title={title}', { kind: 'form', template: 'https://x.org/new?title={title}' }],
    ['mailto:docs@x.org?subject={title}', { kind: 'form', template: 'mailto:docs@x.org?subject={title}' }],
    ['/api/feedback', { kind: 'endpoint', path: '/api/feedback' }],
    ['//other.test/feedback', undefined],
    ['/\\other.test', undefined],
    ['javascript:alert(1)', undefined],
    ['feedback', undefined],
    ['', undefined],
  ])('%s', (text, found) => expect(parseFeedback(text)).toEqual(found));
});

describe('fillFeedback', () => {
  it('escapes the values, and leaves unknown placeholders', () => {
    const values = { title: '安装 & 部署?', url: 'https://x.org/docs/a' };
    expect(fillFeedback('https://x.org/new?title={title}&body={url}&x={none}', values)).toBe(
      'https://x.org/new?title=%E5%AE%89%E8%A3%85%20%26%20%E9%83%A8%E7%BD%B2%3F&body=https%3A%2F%2Fx.org%2Fdocs%2Fa&x={none}',
    );
  });
  it('asks for an answer where the template has its placeholder', () => {
    expect(asksAnswer('https://x.org/?helpful={answer}')).toBe(true);
    expect(asksAnswer('https://x.org/?{title}')).toBe(false);
  });
});

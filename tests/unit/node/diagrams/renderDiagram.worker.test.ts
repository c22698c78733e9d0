// Diagrams drawn without a browser, in a process of their own as in a build.
import { afterAll, describe, expect, it } from 'vitest';
import { dropForbidden } from '../../../../src/lib/forbiddenCharacters.ts';
import { startWorkers } from '../../../../src/node/compile/startWorkers.ts';
import { openDiagramModule } from '../../../../src/node/diagrams/diagramBundle.ts';
import type { DiagramWorker } from '../../../../src/node/diagrams/renderDiagram.worker.ts';

const workers = await startWorkers<DiagramWorker>(await openDiagramModule('renderDiagram.worker'), [
  'renderDiagramToSvg',
]);
afterAll(() => workers.end());

const FLOW =
  'flowchart TD\n  A["访客"] -->|"80、443"| B{"有空闲<br/>坐席？"}\n  B --> C[("部署目录")]\n  B --> D(["结束"])';
const SEQUENCE =
  'sequenceDiagram\n  participant A as 访客\n  participant B as 坐席\n  A->>B: 您好\n  B->>B: 想\n  B-->>A: 请讲';
const STATE = 'stateDiagram-v2\n  [*] --> 就绪\n  就绪 --> 置忙: 休息\n  置忙 --> [*]';
const CLASS = 'classDiagram\n  class 用户 {\n    +String 名称\n  }\n  用户 "1" --> "*" 角色 : 拥有';
const ER = 'erDiagram\n  USER ||--o{ ROLE : 拥有\n  USER {\n    string id PK\n  }';

const TEXT = String.raw`(?:[^<&"]|&(?:amp|lt|gt|quot|#\d+|#x[\da-fA-F]+);)*`;
const TOKEN = new RegExp(`<(\\w+)(?: [\\w:-]+="${TEXT}")*(/?)>|</(\\w+)>|(?:"|${TEXT})`, 'y');

/** The elements of an XML text that nothing closes, and where it stops to be XML. */
function listOpenElements(xml: string): string[] {
  const open: string[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < xml.length; ) {
    const at = TOKEN.lastIndex;
    const [token = '', opened, isEmpty, closed] = TOKEN.exec(xml) ?? [];
    if (token === '' || (closed !== undefined && open.pop() !== closed))
      return [...open, xml.slice(at, at + 40)];
    if (opened !== undefined && isEmpty === '') open.push(opened);
  }
  return open;
}

describe('renderDiagramToSvg', () => {
  it.each([
    ['flowchart', FLOW, ['访客', '80、443', '坐席？', '部署目录', '结束']],
    ['sequence', SEQUENCE, ['访客', '坐席', '您好', '想', '请讲']],
    ['state', STATE, ['就绪', '置忙', '休息']],
    ['class', CLASS, ['用户', '名称', '拥有']],
    ['er', ER, ['USER', 'ROLE', '拥有']],
  ])('draws a %s, whole and in its place', async (kind, source, words) => {
    const drawing = await workers.renderDiagramToSvg(source);
    const svg = drawing?.svg ?? '';
    for (const word of words) expect(svg).toContain(word);
    expect(svg).toMatch(new RegExp(`^<svg[^>]* class="diagram ${kind}"`));
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\sid=|url\(|<style|href/);
    expect(Math.min(...(drawing?.size ?? []))).toBeGreaterThan(50);
    expect(Math.max(...(drawing?.size ?? []))).toBeLessThan(700);
  });

  it.each([
    ['forbidden characters', 'flowchart TD\n  A["访\b客\uFFFF"] --> B["坐\u0000席"]'],
    ['references of HTML', 'flowchart TD\n  A["访&#8;客&nbsp;&amp;"] --> B["坐#8;席#quot;#38;#60;"]'],
    ['signs', 'sequenceDiagram\n  participant A as 访<客>&\n  A->>A: 1 < 2 & "3" > 2<br/>行'],
  ])('is well-formed XML with %s', async (_, source) => {
    const { svg = '' } = (await workers.renderDiagramToSvg(source)) ?? {};
    expect(svg).toContain('访');
    expect(dropForbidden(svg)).toBe(svg);
    expect(listOpenElements(svg)).toEqual([]);
  });

  it('gives the same bytes each time, curves that the library would draw by chance too', async () => {
    const [first, second] = [await workers.renderDiagramToSvg(FLOW), await workers.renderDiagramToSvg(FLOW)];
    expect(first?.svg).toContain('结束');
    expect(second).toEqual(first);
  });

  it('leaves no participant outside of the drawing', async () => {
    const { svg = '', size = [0, 0] } = (await workers.renderDiagramToSvg(SEQUENCE)) ?? {};
    const drawn = (name: string, className: string) =>
      [...svg.matchAll(new RegExp(`<${name} [^>]*class="${className}[^>]*`, 'g'))].map(
        ([tag]) =>
          (attribute: string) =>
            Number(new RegExp(` ${attribute}="(-?[\\d.]+)`).exec(tag)?.[1]),
      );
    const [, left = 0] = /viewBox="(-?\d+)/.exec(svg) ?? [];
    const rights = drawn('rect', 'actor"').map((actor) => actor('x') + actor('width'));
    for (const right of rights) expect(right).toBeLessThanOrEqual(Number(left) + size[0]);
    const bottoms = drawn('line', 'actor-line').map((line) => line('y2'));
    for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(size[1]);
    expect([rights.length, bottoms.length]).toEqual([2, 2]);
  });

  it('keeps the colours of boxes around participants and behind messages', async () => {
    const { svg = '' } =
      (await workers.renderDiagramToSvg(
        'sequenceDiagram\n  box rgba(0,255,0,0.1) 前台\n    participant A as 访客\n  end\n  box 后台\n    participant B\n  end\n  rect rgb(9, 8, 7)\n    A->>B: 您好\n  end',
      )) ?? {};
    expect(svg).toContain('前台');
    expect(svg).toContain('后台');
    const boxes = svg.match(/<rect [^>]*class="rect"[^>]*>/g) ?? [];
    const colours = boxes.map((box) => / style="fill:([^"]*)"/.exec(box)?.[1]);
    expect(new Set(colours)).toEqual(new Set(['rgba(0,255,0,0.1)', undefined, 'rgb(9, 8, 7)']));
  });

  it('draws what somebody else wrote as words', async () => {
    const evil = `flowchart TD
  A["<img src=x onerror=alert(1)>文字"] --> B
  click A "javascript:alert(1)"
  style B fill:#f9f`;
    const { svg = '' } = (await workers.renderDiagramToSvg(evil)) ?? {};
    expect(svg).toContain('fill:#f9f');
    expect(svg).not.toMatch(
      /<(?!\/?(?:svg|g|rect|path|text|tspan|polygon)\b)|javascript|url\(|<[^<>]*\son\w+=/,
    );
  });

  it('gives nothing for what cannot be drawn', async () => {
    expect(await workers.renderDiagramToSvg('flowchart TD\n  A[a(b)] --> B')).toBeNull();
    expect(await workers.renderDiagramToSvg('pie\n  "a": 1')).toBeNull();
  });
});

import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { cleanStyle, finishDiagram } from '../../../../src/core/diagrams/finishDiagram.ts';

const { document } = new Window();

function finish(markup: string, viewBox = '0 0 100 50') {
  const stage = document.createElement('div');
  stage.innerHTML = `<svg id="d1" viewBox="${viewBox}" style="max-width: 9px">${markup}</svg>`;
  // The same DOM in other types.
  return finishDiagram(stage.querySelector('svg') as unknown as Element, 'flowchart');
}
const marker = (id: string, path = 'M 0 0 L 10 5 L 0 10 z') =>
  `<marker id="d1_${id}" refX="5" refY="5" orient="auto"><path d="${path}"></path></marker>`;
const headsIn = (svg: string) =>
  [...svg.matchAll(/class="(head[^"]*)" transform="([^"]*)"/g)].map(([, name, place]) => [name, place]);

describe('finishDiagram', () => {
  it('gives whole pixels, and a drawing without ids, styles of the library and what nobody sees', () => {
    const { svg, size } = finish(
      '<title id="t">a</title><g><rect class="background"></rect></g><g id="x" data-look="classic"><rect width="3.1415" height="2"></rect></g>',
      '-8.5 -8 99.2 40.7',
    );
    expect(size).toEqual([100, 41]);
    expect(svg).toContain('viewBox="-9 -8 100 41"');
    expect(svg).toContain('<g><rect width="3.1" height="2"></rect></g>');
    expect(svg).not.toMatch(/id=|title|background|data-|max-width/);
  });

  it('draws the same head on the arrows of all kinds, turned as the line runs', () => {
    for (const id of ['flowchart-v2-pointEnd', 'stateDiagram-barbEnd', '-arrowhead', '-filled-head']) {
      const { svg } = finish(`${marker(id)}<path d="M0,0L0,20" marker-end="url(#d1_${id})"></path>`);
      expect(headsIn(svg)).toEqual([['head arrow', 'translate(0,20) rotate(90)']]);
      expect(svg).toContain('d="M0,0L-9,4.5L-9,-4.5Z"');
      expect(svg).not.toContain('marker');
    }
  });

  it('turns an arrow at the beginning of a line the other way', () => {
    const line = '<line x1="1" y1="2" x2="9" y2="2" marker-start="url(#d1_x-pointStart)"></line>';
    expect(headsIn(finish(marker('x-pointStart') + line).svg)).toEqual([
      ['head arrow', 'translate(1,2) rotate(180)'],
    ]);
  });

  it('keeps other heads as they are', () => {
    const line = '<path d="M0,0L10,0" marker-end="url(#d1_class-extensionEnd)"></path>';
    const { svg } = finish(marker('class-extensionEnd', 'M 1,1 V 13 L18,7 Z') + line);
    expect(headsIn(svg)).toEqual([['head extension', 'translate(10,0) rotate(0)']]);
    expect(svg).toContain('transform="scale(1) translate(-5,-5)"');
  });

  it('keeps the words of a link and drops the link, and whatever else is neither shape nor word', () => {
    const { svg } = finish(
      '<a href="https://x.example" transform="translate(1, 2)"><text onclick="x()">文字</text></a><image href="x.png"></image><foreignObject><i>x</i></foreignObject>',
    );
    expect(svg).toContain('<g transform="translate(1, 2)"><text>文字</text></g>');
    expect(svg).not.toMatch(/href|onclick|image|foreign/i);
  });

  it('joins words that stand in pieces, but not where one is bold', () => {
    const word = (text: string, weight = 'normal') =>
      `<tspan class="text-inner-tspan" font-style="normal" font-weight="${weight}">${text}</tspan>`;
    const line = (words: string) => `<text><tspan class="text-outer-tspan">${words}</tspan></text>`;
    expect(finish(line(word('npm') + word(' start'))).svg).toContain('<tspan>npm start</tspan>');
    expect(finish(line(word('a') + word('b', 'bold'))).svg).toContain('font-weight="bold"');
  });
});

describe('cleanStyle', () => {
  it('keeps colours and lines that a writer asked for, and no address', () => {
    expect(cleanStyle('fill:#f9f !important; stroke : rgb(1, 2, 3);stroke-width:2px')).toBe(
      'fill:#f9f;stroke:rgb(1, 2, 3);stroke-width:2px',
    );
    expect(cleanStyle('fill:url(#a);fill:url(https://x.example);background:red;stroke:expression(x)')).toBe(
      '',
    );
  });
});

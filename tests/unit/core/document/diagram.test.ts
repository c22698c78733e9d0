import { describe, expect, it } from 'vitest';
import { asksElk, findErrorLine, readDiagram, turnGraph } from '../../../../src/core/document/diagram.ts';

describe('readDiagram', () => {
  it('knows the kinds that are drawn', () => {
    const kindOf = (text: string) => readDiagram(text).kind;
    expect(kindOf('flowchart TD\n A-->B')).toBe('flowchart');
    expect(kindOf('\n\n  graph LR;')).toBe('flowchart');
    expect(kindOf('%% 注释\nsequenceDiagram')).toBe('sequence');
    expect(kindOf('stateDiagram\n')).toBe('state');
    expect(kindOf('stateDiagram-v2')).toBe('state');
    expect(kindOf('classDiagram')).toBe('class');
    expect(kindOf('---\ntitle: 名\n---\nerDiagram')).toBe('er');
    expect(kindOf('%%{init: {\n "theme": "dark" }}%%\r\ngraph LR')).toBe('flowchart');
    expect(kindOf('graphs')).toBeUndefined();
    expect(kindOf('pie title 渠道')).toBe('pie');
    expect(kindOf('xychart-beta')).toBe('xychart');
    expect(kindOf('C4Container')).toBe('c4');
    expect(kindOf('zenuml')).toBeUndefined();
    expect(kindOf('mindmaps')).toBeUndefined();
    expect(kindOf('')).toBeUndefined();
  });

  it('draws a flowchart for ELK with another layout, and knows that it asks for ELK', () => {
    expect(readDiagram('flowchart-elk TD\n A-->B')).toMatchObject({
      kind: 'flowchart',
      text: 'flowchart TD\n A-->B',
    });
    for (const text of [
      'flowchart-elk TD',
      '---\nconfig:\n  layout: elk\n---\ngraph LR',
      '%%{init: {"layout": "elk"}}%%\ngraph LR',
    ])
      expect(asksElk(text), text).toBe(true);
    expect(asksElk('flowchart TD\n A[elk] --> B')).toBe(false);
  });

  it('reads the name and the description', () => {
    expect(readDiagram('graph LR\n accTitle: 部署 拓扑 \n accDescr: 一句话\n')).toMatchObject({
      name: '部署 拓扑',
      description: '一句话',
    });
    expect(readDiagram('graph LR\n accDescr {\n  第一行\n  第二行\n }')).toMatchObject({
      name: undefined,
      description: '第一行 第二行',
    });
    expect(readDiagram('graph LR\n %% accTitle: 注释\n accTitle:\n A').name).toBeUndefined();
  });

  it('leaves the look to the site', () => {
    expect(readDiagram('---\nconfig: {}\n---\n%%{init: {"theme": "dark"}}%%\ngraph LR\n A').text).toBe(
      'graph LR\n A',
    );
  });

  it('finds the lines of the source again', () => {
    const lines = ['---', 'title: x', '---', '', '%% a', '%%{init: {', '}}%%', 'graph LR', '%% b', ' A'];
    const { text, toSourceLine } = readDiagram(lines.join('\n'));
    const at = text.split('\n').indexOf(' A') + 1;
    expect(toSourceLine(at)).toBe(lines.indexOf(' A') + 1);
    expect(readDiagram('graph LR').toSourceLine(1)).toBe(1);
  });
});

describe('findErrorLine', () => {
  it('reads the line in the words of the library', () => {
    expect(findErrorLine('Parse error on line 3:\n...')).toBe(3);
    expect(findErrorLine('Lexical error on line 12. Unrecognized text.')).toBe(12);
    expect(findErrorLine('No diagram type detected')).toBeUndefined();
  });
});

describe('turnGraph', () => {
  it('turns a graph from the top down, and one without a direction', () => {
    expect(turnGraph('flowchart TD\n  A --> B')).toBe('flowchart LR\n  A --> B');
    expect(turnGraph('graph TB; A --> B')).toBe('graph LR; A --> B');
    expect(turnGraph('flowchart\nA --> B')).toBe('flowchart LR\nA --> B');
    expect(turnGraph('stateDiagram-v2\n  [*] --> a')).toBe('stateDiagram-v2\ndirection LR\n  [*] --> a');
  });

  it('leaves a direction that the author has chosen, and kinds without directions', () => {
    for (const text of [
      'flowchart LR\n A --> B',
      'flowchart RL\n A --> B',
      'graph BT\n A --> B',
      'stateDiagram-v2\n direction BT\n [*] --> a',
      'sequenceDiagram\n A->>B: x',
      'pie\n "a": 1',
    ])
      expect(turnGraph(text), text).toBeUndefined();
  });
});

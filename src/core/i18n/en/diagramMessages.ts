import type { Translation } from '../translation.ts';
import type { diagramMessages as zh } from '../zh-Hans/diagramMessages.ts';

export const diagramMessages: Translation<typeof zh> = {
  kinds: {
    flowchart: 'Flowchart',
    sequence: 'Sequence diagram',
    state: 'State diagram',
    class: 'Class diagram',
    er: 'Entity relationship diagram',
    gantt: 'Gantt chart',
    pie: 'Pie chart',
    mindmap: 'Mind map',
    timeline: 'Timeline',
    gitGraph: 'Git graph',
    quadrant: 'Quadrant chart',
    xychart: 'XY chart',
    sankey: 'Sankey diagram',
    block: 'Block diagram',
    packet: 'Packet diagram',
    kanban: 'Kanban board',
    architecture: 'Architecture diagram',
    c4: 'C4 diagram',
    requirement: 'Requirement diagram',
    journey: 'User journey',
    radar: 'Radar chart',
    treemap: 'Treemap',
    treeView: 'Tree view',
    ishikawa: 'Fishbone diagram',
    venn: 'Venn diagram',
    wardley: 'Wardley map',
    cynefin: 'Cynefin diagram',
  },
  open: (name) => `View larger: ${name}`,
  openShort: 'View larger',
  scrolls: (name) => `${name}, scrolls horizontally`,
  unknownKind: 'This type of diagram isn’t supported. Its source is shown instead.',
  brokenLine: (line) =>
    `This diagram can’t be rendered because of an error on line ${line}. Its source is shown instead.`,
  broken: 'This diagram can’t be rendered because of an error. Its source is shown instead.',
  notLoaded:
    'The diagram renderer couldn’t be loaded, so the source is shown instead. Check your connection and try again.',
};

import type { Translation } from '../translation.ts';
import type { diagramMessages as zh } from '../zh-Hans/diagramMessages.ts';

export const diagramMessages: Translation<typeof zh> = {
  kinds: {
    flowchart: 'Flowchart',
    sequence: 'Sequence diagram',
    state: 'State diagram',
    class: 'Class diagram',
    er: 'Entity relationship diagram',
  },
  open: (name) => `View larger: ${name}`,
  openShort: 'View larger',
  scrolls: (name) => `${name}, scrolls horizontally`,
  unknownKind: 'This type of diagram can’t be rendered. Its source is below.',
  brokenLine: (line) =>
    `Line ${line} of this diagram has an error, so it can’t be rendered. Its source is below.`,
  broken: 'This diagram has an error, so it can’t be rendered. Its source is below.',
  notLoaded:
    'The diagram renderer couldn’t be loaded, so the source is below. Check your connection and retry.',
};

// Blocks of VuePress' plugins: slides, `@slidestart` … `@slideend`, are their content, and diagrams of PlantUML,
// `@startuml` … `@enduml`, code. Attribute lists are dropped (markdown-it-attrs).

import { dropAttributeLists } from '../attributeLists.ts';
import type { Dialect } from '../dialect.ts';
import { createMarkerLine, markersFromMarkdown, pairMarkers } from '../markerLines.ts';
import { NO_TITLE } from '../titledLine.ts';
import { diagram, diagramFromMarkdown, measureDiagram } from './diagrams.ts';

const AT = 64;

const SLIDES = /^@slide(start|end)\b/;

const slideLine = createMarkerLine((line) => (SLIDES.test(line) ? NO_TITLE : undefined));

export const vuepress: Dialect = {
  name: 'vuepress',
  micromark: { flow: { [AT]: [slideLine, diagram] } },
  fromMarkdown: [markersFromMarkdown, diagramFromMarkdown],
  measure: measureDiagram,
  resolve(root) {
    pairMarkers(root, {
      readMark(line) {
        const [, which] = SLIDES.exec(line) ?? [];
        return which === undefined ? undefined : { key: '@slide', isClosing: which === 'end' };
      },
      build: (_, children) => children,
    });
    dropAttributeLists(root);
  },
};

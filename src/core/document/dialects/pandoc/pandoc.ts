// What pandoc makes of Word files: spans with attributes, anchors, grid tables. Divs are containers
// (syntax/containerLine.ts).
import type { Dialect } from '../dialect.ts';
import { gridTable, gridTablesFromMarkdown, resolveGridTables } from './gridTables.ts';
import { span, spansFromMarkdown } from './spans.ts';

const [PLUS, BRACKET] = [43, 91];

export const pandoc: Dialect = {
  name: 'pandoc',
  micromark: { flow: { [PLUS]: gridTable }, text: { [BRACKET]: span } },
  fromMarkdown: {
    enter: { ...spansFromMarkdown.enter, ...gridTablesFromMarkdown.enter },
    exit: { ...spansFromMarkdown.exit, ...gridTablesFromMarkdown.exit },
  },
  resolve: resolveGridTables,
};

// Replaces mdast-util-gfm: its mdast-util-gfm-autolink-literal has a regular expression with lookbehind, at which
// Safari before 16.4 refuses the whole script. It can go with the support of those browsers (node/compile/bundlerSettings.ts).
import type { Extension, Handle } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';

export function gfmFromMarkdown() {
  return [
    autolinkLiterals,
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ];
}

export const gfmToMarkdown = () => ({});

/** Opens a link whose URL is its text. */
const enterAddress: Handle = function (token) {
  this.config.enter.autolinkProtocol?.call(this, token);
};

/**
 * Bare addresses as the tokenizer found them. The package's own reader also searches the
 * tree by regular expressions with lookbehind, at which Safari before 16.4 refuses the
 * whole script; core/document/syntax/bareUrls.ts does that search.
 */
const autolinkLiterals: Extension = {
  enter: {
    literalAutolink(token) {
      this.enter({ type: 'link', title: null, url: '', children: [] }, token);
    },
    literalAutolinkEmail: enterAddress,
    literalAutolinkHttp: enterAddress,
    literalAutolinkWww: enterAddress,
  },
  exit: {
    literalAutolink(token) {
      this.exit(token);
    },
    literalAutolinkEmail(token) {
      this.config.exit.autolinkEmail?.call(this, token);
    },
    literalAutolinkHttp(token) {
      this.config.exit.autolinkProtocol?.call(this, token);
    },
    literalAutolinkWww(token) {
      this.config.exit.data?.call(this, token);
      const link = this.stack.at(-1);
      if (link?.type === 'link') link.url = `http://${this.sliceSerialize(token)}`;
    },
  },
};

// Extends the markdown parser by container directives, without leaf directives and text directives but badges.ts:
// `12:30`, `:name:` and `::x` are text. Replaces mdast-util-directive, which would add an attribute parser and a serializer to the bundle.
import type { Nodes, Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Data } from 'unified';

type MicromarkExtension = ReturnType<typeof directive>;
type MdastExtensions = NonNullable<Data['fromMarkdownExtensions']>;
export type MdastExtension = Exclude<MdastExtensions[number], readonly unknown[]>;
type Context = ThisParameterType<NonNullable<NonNullable<MdastExtension['enter']>['paragraph']>>;

const COLON = 58;

export function containersOnly(): MicromarkExtension {
  const constructs = directive().flow?.[COLON];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  if (container === undefined) throw new Error('micromark-extension-directive has changed its shape');
  return { flow: { [COLON]: container } };
}

/** Creates the AST nodes. A label becomes the first paragraph, with the flag `directiveLabel`. */
export const containersFromMarkdown: MdastExtension = {
  enter: {
    directiveContainer(token) {
      this.enter({ type: 'containerDirective', name: '', children: [], data: { fences: 0 } }, token);
    },
    directiveContainerLabel(token) {
      this.enter({ type: 'paragraph', data: { directiveLabel: true }, children: [] }, token);
    },
  },
  exit: {
    directiveContainer(token) {
      this.exit(token);
    },
    directiveContainerLabel(token) {
      this.exit(token);
    },
    directiveContainerName(token) {
      findContainer(this).name = this.sliceSerialize(token);
    },
    directiveContainerSequence() {
      const { data } = findContainer(this);
      if (data?.fences !== undefined) data.fences++;
    },
  },
};

/** Whether a node is the label of its parent container. */
export function isContainerLabel(node: Nodes | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true;
}

function findContainer({ stack }: Context): ContainerDirective {
  const node = stack.at(-1);
  if (node?.type !== 'containerDirective') throw new Error('A part of a container without the container');
  return node;
}

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Count of opening and closing lines: 1 if the closing line is missing. */
    fences?: number;
  }
}

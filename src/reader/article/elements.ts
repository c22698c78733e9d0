// The React component of each tag name; react-markdown renders other tags as plain elements.
import type { Components } from 'react-markdown';
import { Admonition } from './elements/Admonition.tsx';
import { CodeBlock } from './elements/CodeBlock.tsx';
import { DocImage } from './elements/DocImage.tsx';
import { DocLink } from './elements/DocLink.tsx';
import { H1, H2, H3, H4, H5, H6 } from './elements/Heading.tsx';
import { Audio, PictureElement, Source, Video } from './elements/Media.tsx';
import { Table, TaskBox } from './elements/Table.tsx';

export const elements: Components = {
  a: DocLink,
  aside: Admonition,
  audio: Audio,
  h1: H1,
  h2: H2,
  h3: H3,
  h4: H4,
  h5: H5,
  h6: H6,
  img: DocImage,
  input: TaskBox,
  picture: PictureElement,
  pre: CodeBlock,
  source: Source,
  table: Table,
  video: Video,
};

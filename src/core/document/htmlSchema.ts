// Which HTML a page may hold. It must let pass what our own steps put in, and it
// prefixes no ids: heading anchors would no longer be what writers link to.
import type { Schema } from 'hast-util-sanitize';

const CELL = ['align', 'colSpan', 'rowSpan', 'scope', 'width', 'vAlign'];
const MEDIA = ['src', 'controls', 'loop', 'muted', 'preload', 'autoPlay'];
const FILES = ['http', 'https', 'data'];

export const htmlSchema: Schema = {
  tagNames:
    `a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd del
    details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd li main mark nav
    ol p picture pre q rb rp rt rtc ruby s samp section small source span strike strong sub summary sup table tbody td
    tfoot th thead time tr tt u ul var video wbr`.split(/\s+/),
  attributes: {
    '*': ['id', 'title', 'lang', 'dir', 'ariaLabel', 'ariaHidden'],
    a: [
      'href',
      'download',
      'hrefLang',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaDescribedBy',
      'className',
    ],
    aside: ['dataAdmonition'],
    audio: MEDIA,
    blockquote: ['cite'],
    code: ['className', 'dataMeta'],
    col: ['align', 'span', 'width'],
    colgroup: ['span'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    div: ['align', 'dataLayout'],
    ...Object.fromEntries(
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'table'].map((tag) => [tag, ['align', 'width']]),
    ),
    img: ['src', 'srcSet', 'sizes', 'alt', 'width', 'height', 'align', 'dataZoom'],
    input: ['type', 'checked', 'disabled'],
    ins: ['cite', 'dateTime'],
    li: ['value', 'className'],
    ol: ['start', 'reversed', 'type', 'className'],
    q: ['cite'],
    section: ['dataTab'],
    source: ['src', 'srcSet', 'type', 'media', 'sizes', 'width', 'height'],
    td: CELL,
    th: [...CELL, 'abbr'],
    time: ['dateTime'],
    ul: ['className'],
    video: [...MEDIA, 'poster', 'width', 'height', 'playsInline'],
  },
  // What cleanHtml.ts has decided already is asked here once more.
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    cite: ['http', 'https'],
    src: FILES,
    poster: FILES,
  },
  ancestors: Object.fromEntries(
    ['tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'caption', 'colgroup', 'col'].map((tag) => [
      tag,
      ['table'],
    ]),
  ),
  clobber: [],
  clobberPrefix: '',
  required: {},
  // Of other unknown elements the content stays.
  strip:
    `script style template iframe frame frameset object embed applet svg math noscript noembed noframes title
    textarea select datalist canvas xmp plaintext`.split(/\s+/),
};

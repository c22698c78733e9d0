import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../../src/core/document/parseDocument.ts';
import { showDoc } from '../../../../support/showTree.ts';

describe('settleCode', () => {
  it('lets long code break, and not inside its hyphened words', () => {
    expect(showDoc('`contact-center`')).toBe('<p><code>contact-center</code></p>');
    expect(showDoc('`docker-compose up -d contact-center`')).toBe(
      '<p><code dataLong><span dataWhole>docker-compose</span> up <span dataWhole>-d</span> <span dataWhole>contact-center</span></code></p>',
    );
    expect(showDoc('`https://store.chatopera.com`')).toBe(
      '<p><code dataLong>https://<wbr>store.chatopera.com</code></p>',
    );
    // Neighbouring texts are one text: React sets others apart by comments.
    expect(parseDocument('`https://store.chatopera.com`').doc.blocks[0]?.children[0]).toMatchObject({
      children: [{ children: [{ value: 'https://' }, { tagName: 'wbr' }, { value: 'store.chatopera.com' }] }],
    });
    expect(showDoc('```\ndocker-compose up -d contact-center\n```')).not.toContain('dataLong');
  });
});

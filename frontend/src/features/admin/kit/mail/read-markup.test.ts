import { describe, expect, it } from 'vitest';
import { readMarkup } from './read-markup.ts';

describe('readMarkup', () => {
  it('reads elements, attributes and text, and skips comments', () => {
    const html =
      '<!DOCTYPE html><p class="a b" hidden title="1 > 2 &#x26; &quot;x&quot;">A &#x3C;b> &amp; c<br></p><!--[if mso]><i>x</i><![endif]-->';
    expect(readMarkup(html)).toEqual([
      {
        kind: 'open',
        tag: 'p',
        attributes: [
          ['class', 'a b'],
          ['hidden', ''],
          ['title', '1 > 2 & "x"'],
        ],
      },
      { kind: 'text', text: 'A <b> & c' },
      { kind: 'open', tag: 'br', attributes: [] },
      { kind: 'close', tag: 'p' },
    ]);
  });
});

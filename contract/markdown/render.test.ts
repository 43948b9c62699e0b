import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MarkdownError, renderMarkdown } from './render.ts';
import { pictureCandidates } from './rendered.ts';

const river = { url: '/media/river-960.webp', width: 960, height: 540, widths: [480, 960] };
const html = (text: string) => renderMarkdown(text, [river]).html;

describe('Markdown rendered to HTML', () => {
  it('headings start below the page title and have unique ids', () => {
    const { headings } = renderMarkdown('# নদী\n\n## A *b*\n\n## A b', []);
    expect(headings).toEqual([
      { id: 'text-নদী', title: 'নদী', level: 2 },
      { id: 'text-a-b', title: 'A b', level: 2 },
      { id: 'text-a-b-2', title: 'A b', level: 2 },
    ]);
  });

  it.each([
    ['**“উদ্ধৃতি।”**তারপর', '<strong>“উদ্ধৃতি।”</strong>তারপর'],
    ['**(ঐচ্ছিক)**ভাবে', '<strong>(ঐচ্ছিক)</strong>ভাবে'],
    ['কথা**“উদ্ধৃতি”**তারপর', 'কথা<strong>“উদ্ধৃতি”</strong>তারপর'],
    ['*“এক”*টি, *(দুই)*২', '<em>“এক”</em>টি, <em>(দুই)</em>২'],
    ['~~(ঐচ্ছিক)~~ভাবে', '<del>(ঐচ্ছিক)</del>ভাবে'],
    ['[**“ক”**খ](https://a.example)', '<strong>“ক”</strong>খ'],
    ['**“日本語。”**です', '<strong>“日本語。”</strong>です'],
    ['নদী **“পদ্মা”** দেখা', 'নদী <strong>“পদ্মা”</strong> দেখা'],
    ['**bold**, a**b**c, 2 * 3 * 4', '<strong>bold</strong>, a<strong>b</strong>c, 2 * 3 * 4'],
    ['৫ * ৩ * ২', '৫ * ৩ * ২'],
    ['snake_case_name', 'snake_case_name'],
    ['**“quoted.”**then', '**“quoted.”**then'],
  ])('emphasis next to letters of any script: %s', (text, shown) => {
    // Each part in another language is marked as such.
    expect(html(text).replaceAll(/<\/?span[^>]*>/g, '')).toContain(shown);
  });

  it('library pictures have all sizes and a caption; others become their description', () => {
    const {
      html: shown,
      pictures,
      notes,
    } = renderMarkdown(`![Dusk](${river.url} "At *dusk*")\n\n![Gone](/x.webp)`, [river]);
    expect(shown).toContain('srcset="/media/river-480.avif 480w, /media/river-960.avif 960w"');
    expect(shown).toContain('alt="Dusk" width="960" height="540" loading="lazy"');
    expect(shown).toContain('<figcaption>At *dusk*</figcaption>');
    expect(shown).toContain('<p>Gone</p>');
    expect(pictures).toEqual([river.url]);
    expect(notes).toHaveLength(1);
    expect(pictureCandidates(`![a](${river.url}) ![b](/uploads/p/b-9.webp "c")`)).toEqual([
      river.url,
      '/uploads/p/b-9.webp',
    ]);
  });

  it.each([
    [
      '/media/tour.mp4',
      'en',
      '<video src="/media/tour.mp4" poster="/media/river-960.webp" width="960" height="540" controls preload="none" playsinline aria-label="A boat"></video>',
    ],
    ['https://www.youtube.com/watch?v=a1', 'en', '<span class="md-film-label">Watch on YouTube</span></a>'],
    ['https://vimeo.com/123', 'bn', '<span class="md-film-label">Vimeo-এ দেখুন</span></a>'],
  ] as const)('a picture that links to a film, alone in its paragraph: %s', (href, language, expected) => {
    const text = `[![A boat](${river.url})](${href} "The crossing")`;
    const { html: shown, pictures } = renderMarkdown(text, [river], language);
    expect(shown).toMatch(/^<figure class="md-figure md-film">/);
    expect(shown).toContain(expected);
    expect(shown).toContain('<figcaption>The crossing</figcaption>');
    expect(pictures).toEqual([river.url]);
  });

  it.each([
    `[![A](${river.url})](https://a.example/b.mp4)`,
    `[![A](${river.url})](http://youtube.com/watch?v=1)`,
    `See [![A](${river.url})](https://youtu.be/1)`,
    '[A](https://youtu.be/1)',
    '[![A](/gone.webp)](https://youtu.be/1)',
  ])('is no film: %s', (text) => {
    expect(html(text)).not.toMatch(/md-film|<video/);
  });

  it('tables and code scroll on their own, code has classes and no styles', () => {
    const shown = html('| a | b |\n|---|--:|\n| 1 | 2 |\n\n```js\nlet a = "b";\n```');
    expect(shown).toContain('<div class="md-table" role="region" aria-label="Table" tabindex="0"><table>');
    expect(shown).toContain('<th align="right" scope="col">b</th>');
    expect(shown).toContain(
      '<pre tabindex="0" data-language="js"><code class="hljs language-js"><span class="hljs-keyword">let',
    );
    expect(shown).not.toContain('style');
  });

  it('Bangla words are marked, bidirectional control characters are removed, external links have rel', () => {
    expect(html('a বাংলা শব্দ, b')).toBe('<p>a <span lang="bn">বাংলা শব্দ,</span> b</p>');
    expect(html('a\u202eb\u2066c')).toBe('<p>abc</p>');
    expect(html('[a](https://a.example) [b](/b)')).toBe(
      '<p><a href="https://a.example" rel="noopener">a</a> <a href="/b">b</a></p>',
    );
  });

  it('footnotes follow the block that first refers to them, headings omit their numbers', () => {
    const { html: shown, headings } = renderMarkdown(
      '## Dawn[^2]\n\nFirst.[^1] Again.[^1]\n\nNo note.\n\n[^1]: At the *sea*.\n[^2]: In winter.\n[^3]: Nobody asks.',
      [],
    );
    expect(headings).toEqual([{ id: 'text-dawn', title: 'Dawn', level: 2 }]);
    expect(shown.match(/role="note"/g)).toHaveLength(2);
    expect(shown).toMatch(/^<h2 id="text-dawn">Dawn<sup>.*\n<div class="md-noted"><p>First\./);
    expect(shown).toContain('<div id="text-fn-1" role="note" class="md-note"><sup>2</sup>');
    expect(shown).toMatch(/At the <em>sea<\/em>\..*href="#text-fnref-1"/);
    expect(shown).not.toContain('Nobody asks');
    expect(shown).not.toContain('footnotes');
    expect(shown.trimEnd()).toMatch(/<p>No note\.<\/p>$/);
  });

  it('no footnote is lost: those in a final heading, in a footnote and in a quotation', () => {
    const shown = html('> Said.[^c]\n\n## End[^a]\n\n[^a]: One.[^b]\n[^b]: Two.[^a]\n[^c]: Three.');
    for (const id of ['a', 'b', 'c']) expect(shown.match(new RegExp(`id="text-fn-${id}"`, 'g'))).toHaveLength(1);
    for (const [, target] of shown.matchAll(/href="#([^"]+)"/g)) expect(shown).toContain(`id="${target}"`);
    expect(shown).not.toContain('aria-describedby');
  });

  it('typed HTML is escaped, comments are dropped', () => {
    expect(html('a <b onclick="x()">b</b>')).toBe('<p>a &#x3C;b onclick="x()">b&#x3C;/b></p>');
    expect(html('<!-- note -->\n\nb').trim()).toBe('<p>b</p>');
  });

  it('rejects excessive nesting immediately', () => {
    for (const text of [
      '>'.repeat(10_000),
      '- '.repeat(10_000),
      Array.from({ length: 60 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    ]) {
      expect(() => html(text)).toThrow(MarkdownError);
    }
  });
});

const PIECES = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<style>*{display:none}</style>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt&#58;alert(1))',
  '[a](data:text/html,x)',
  '[a](vbscript:x)',
  '<javascript:alert(1)>',
  '![a](javascript:alert(1))',
  '![a](data:image/svg+xml;base64,x "onload=alert(1)")',
  `![" onerror="x](${river.url} "\\" onload=x")`,
  '[r]: javascript:alert(1)',
  '[r]',
  '# h {#id onclick=x}',
  '```"><script>\nx\n```',
  '```js onclick=x\n<b>\n```',
  '| <img src=x> |\n|-|\n| b |',
  '\u202e',
  '\u0000',
  '&lt;script&gt;',
  '\n\n',
  '\n',
  '> ',
  '- ',
  '1. ',
  '    ',
  '**',
  '`',
  '[^1]',
  '[^1]: x',
  '</div>',
  '<iframe src="//x">',
  `[![f](${river.url})](/f.mp4)`,
  `[![f](${river.url})](//x.example/f.mp4)`,
];

it('a link with a disallowed URL is text, and the author is warned', () => {
  const { html: found, notes } = renderMarkdown('A [bad **one**](javascript:alert(1)) and [good](/contact).', []);
  expect(found).toBe('<p>A bad <strong>one</strong> and <a href="/contact">good</a>.</p>');
  expect(notes).toEqual(['“bad one” is shown as text: a link’s URL must start with https://, /, #, mailto: or tel:.']);
});

/** Elements and attributes as seen by a browser. */
const TAGS = /<\/?([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi;
const ALLOWED =
  /^(?:p|br|hr|h[2-6]|strong|em|del|sup|blockquote|ul|ol|li|input|a|pre|code|span|div|section|table|thead|tbody|tr|th|td|figure|figcaption|picture|source|img|video)$/;

describe('any input', () => {
  it('the HTML runs nothing, loads nothing external and has no styles of its own', () => {
    const text = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 12 })), { maxLength: 14 });
    fc.assert(
      fc.property(text, (pieces) => {
        for (const [, name = '', attributes = ''] of html(pieces.join('')).matchAll(TAGS)) {
          expect(name).toMatch(ALLOWED);
          const outside = attributes.replace(/"[^"]*"/g, '""');
          expect(outside).not.toMatch(/\s(?:on\w+|style|srcdoc|formaction)\s*=/i);
          const target = /\shref="([^"]*)"/.exec(attributes)?.[1] ?? '';
          expect(target).not.toMatch(/^[\s\p{Cc}]*(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/iu);
          const source = /\ssrc="([^"]*)"/.exec(attributes)?.[1];
          const own = name === 'video' ? /^\/[\w./-]+\.(?:mp4|webm)$/ : /^\/media\/river-960\.webp$/;
          if (source !== undefined) expect(source).toMatch(own);
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('a text for Bangla pages marks no Bangla, and names its parts in Bangla', () => {
  const { html: found } = renderMarkdown('নদী\n\n| ক |\n| --- |\n| খ |', [], 'bn');
  expect(found).not.toContain('lang=');
  expect(found).toContain('aria-label="সারণি"');
});

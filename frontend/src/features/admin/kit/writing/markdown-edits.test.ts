import { escapeMarkdown } from '@contract/rules/plain-markdown.ts';
import { describe, expect, it } from 'vitest';
import {
  code,
  type Edit,
  film,
  firstPicture,
  link,
  nextLine,
  pastedBlock,
  pastedLink,
  picture,
  prefixLines,
  pullQuote,
  sidenote,
  table,
  wrap,
} from './markdown-edits.ts';

/** `[` and `]` mark the ends of the selection, `|` a caret. */
function edited(given: string, edit: (selected: { text: string; from: number; to: number }) => Edit | null): string {
  const caret = given.indexOf('^');
  const from = caret >= 0 ? caret : given.indexOf('«');
  const to = caret >= 0 ? caret : given.indexOf('»') - 1;
  const text = given.replace(/[\^«»]/g, '');
  const found = edit({ text, from, to });
  if (!found) return given;
  const after = text.slice(0, found.start) + found.insert + text.slice(found.end);
  const marked = found.from === found.to ? '^' : `«${after.slice(found.from, found.to)}»`;
  return after.slice(0, found.from) + marked + after.slice(found.to);
}

describe('the Markdown toolbar', () => {
  it.each([
    ['a «river» b', 'a **«river»** b'],
    ['a **«river»** b', 'a «river» b'],
    ['a «**river**» b', 'a «river» b'],
    ['^', '**«bold»**'],
  ])('bold: %s becomes %s', (given, expected) => {
    expect(edited(given, (selected) => wrap(selected, '**', 'bold'))).toBe(expected);
  });

  it.each([
    ['one^', '## one^'],
    ['## one^', 'one^'],
    ['> one^', '## one^'],
    ['«a\nb»', '«## a\n## b»'],
  ])('heading: %j becomes %j', (given, expected) => {
    expect(edited(given, (selected) => prefixLines(selected, () => '## '))).toBe(expected);
  });

  it('numbers lines consecutively', () => {
    expect(edited('«a\nb»', (selected) => prefixLines(selected, (index) => `${index + 1}. `))).toBe('«1. a\n2. b»');
  });

  it.each([
    ['«https://a.example»', '[«link text»](https://a.example)'],
    ['«river»', '[river](«https://»)'],
    ['^', '[«link text»](https://)'],
  ])('link: %s becomes %s', (given, expected) => {
    expect(edited(given, link)).toBe(expected);
  });

  it('code of several lines becomes a block with a fence longer than any inside it', () => {
    expect(edited('«a»', code)).toBe('`«a»`');
    expect(edited('«a\n```\nb»', code)).toBe('````ts\n«a\n```\nb»\n````\n\n');
  });

  it('blocks are separated by blank lines', () => {
    expect(edited('one^\ntwo', table)).toBe('one\n\n| «Heading» | Number |\n| --- | ---: |\n| Text | 1 |\n\ntwo');
  });

  it('a picture escapes brackets and quotes in its texts', () => {
    const chosen = { url: '/media/a-9.webp', alt: 'A [map]', caption: 'The "old"\nmap' };
    expect(edited('^', (selected) => picture(selected, chosen))).toBe(
      '![A \\[map\\]](/media/a-9.webp "The \\"old\\" map")^\n\n',
    );
  });

  it.each([
    ['a «river» b\n\nc', 'a river b\n\n![](/a)^\n\nc'],
    ['«a»', 'a\n\n![](/a)^\n\n'],
    ['```ts\n«a»\n\nb\n```\nc', '```ts\na\n\nb\n```\n\n![](/a)^\n\nc'],
    ['```\na^\n~~~', '```\na\n~~~\n\n![](/a)^\n\n'],
    ['```\na\n```\n^', '```\na\n```\n\n![](/a)^\n\n'],
    ['one^\n\n```\na\n```', 'one\n\n![](/a)^\n\n```\na\n```'],
  ])('a picture replaces no text and does not become code: %j becomes %j', (given, expected) => {
    expect(edited(given, (selected) => picture(selected, { url: '/a', alt: '', caption: '' }))).toBe(expected);
  });

  it.each([
    ['![A map](/m-9.webp "Old")^', '[![A map](/m-9.webp)](«https://www.youtube.com/watch?v=…» "Old")'],
    ['a\n\n![](/m.webp)^\n\nb', 'a\n\n[![](/m.webp)](«https://www.youtube.com/watch?v=…»)\n\nb'],
    ['^', '[![What the film shows](/media/picture.webp)](«https://www.youtube.com/watch?v=…»)\n\n'],
  ])('film: %j becomes %j', (given, expected) => expect(edited(given, film)).toBe(expected));

  it.each([
    ['One^ two.\n\nThree.', 'One[^1] two.\n\n[^1]: «Text of the note»\n\nThree.'],
    ['«One»', 'One[^1]\n\n[^1]: «Text of the note»\n\n'],
  ])('sidenote: %j becomes %j', (given, expected) => expect(edited(given, sidenote)).toBe(expected));

  it('a second sidenote of a paragraph follows the first', () => {
    const text = 'A[^1] b\n\n[^1]: Note.\n\nC';
    expect(sidenote({ text, from: 7, to: 7 })).toMatchObject({
      start: 7,
      insert: '[^2]\n\n[^1]: Note.\n\n[^2]: Text of the note',
    });
  });

  it.each([
    ['The «traps are around» it.\n\nB', 'The traps are around it.\n\n> «traps are around»\n\nB'],
    ['^', '> «The sentence to remember»\n\n'],
  ])('pull quote: %j becomes %j', (given, expected) => expect(edited(given, pullQuote)).toBe(expected));

  it.each([
    ['see «our note» here', 'https://a.example/x', 'see [our note](https://a.example/x)^ here'],
    ['see «our note» here', 'two words', 'see our note here'],
    ['a^', 'https://a.example', 'a'],
  ])('pasting: %j with %j becomes %j', (given, pasted, expected) => {
    expect(edited(given, pastedLink(pasted)).replace(/[«»^]/g, '')).toBe(expected.replace('^', ''));
  });

  it.each([
    ['a^', '## Title\n\nText', 'a\n\n## Title\n\nText^\n\n'],
    ['a\n\n^', '- one\n- two', 'a\n\n- one\n- two^\n\n'],
    ['a^ b', 'words', 'a^ b'],
  ])('pasting into %j: %j becomes %j', (given, pasted, expected) => {
    expect(edited(given, pastedBlock(pasted))).toBe(expected);
  });

  it.each([
    ['- a^', '- a\n- ^'],
    ['- [x] a^', '- [x] a\n- [ ] ^'],
    ['  9. a^', '  9. a\n  10. ^'],
    ['> a^', '> a\n> ^'],
    ['- ^', '^'],
    ['plain^', 'plain^'],
  ])('Enter: %j becomes %j', (given, expected) => {
    expect(edited(given, nextLine)).toBe(expected);
  });

  it.each([
    ['A\n\n![B](/media/b-480.webp)\n\n![C](/media/c-480.webp)', { url: '/media/b-480.webp', alt: 'B' }],
    ['![a \\[b\\]](/uploads/b-480.webp "Caption")', { url: '/uploads/b-480.webp', alt: 'a [b]' }],
    ['```\n![B](/media/b-480.webp)\n```', null],
    ['![B](https://other.example/b.png)', null],
    ['[![B](/media/b-480.webp)](https://www.youtube.com/watch?v=x)', null],
    ['', null],
  ])('the first picture in %j', (text, expected) => expect(firstPicture(text)).toEqual(expected));

  it('plain text is not escaped', () => {
    expect(escapeMarkdown('# 1\n- a *b* _c_ snake_case\n2024. A <b> & &amp;')).toBe(
      '\\# 1\n\\- a \\*b\\* \\_c\\_ snake_case\n2024\\. A \\<b> & \\&amp;',
    );
  });
});

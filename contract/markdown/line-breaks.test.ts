import { expect, it } from 'vitest';
import { keepLineBreaks } from './line-breaks.ts';
import { renderMarkdown } from './render.ts';

it('keeps single line breaks, also in quotes, but not in code and tables', () => {
  expect(keepLineBreaks('Hello,\nthe release is out.\n\nBye')).toBe('Hello,  \nthe release is out.\n\nBye');
  expect(keepLineBreaks('```\na\nb\n```\nText')).toBe('```\na\nb\n```\nText');
});

it('changes nothing but line breaks', () => {
  const html = (text: string) => renderMarkdown(keepLineBreaks(text), []).html;
  expect(html('One\ntwo')).toBe('<p>One<br>\ntwo</p>');
  expect(html('## Title\nText\n- a\n- b')).toBe(renderMarkdown('## Title\nText\n- a\n- b', []).html);
  expect(html('| A |\n| - |\n| 1 |')).toBe(renderMarkdown('| A |\n| - |\n| 1 |', []).html);
});

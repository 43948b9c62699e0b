import { describe, expect, test } from 'vitest';
import { mailSegments } from './mail-segments.ts';

const ORIGIN = 'http://localhost:5173';

describe('links in a mail', () => {
  test('a path alone is one link', () => {
    expect(mailSegments('/forgot-password?token=a-1', ORIGIN)).toEqual([
      { text: '/forgot-password?token=a-1', href: '/forgot-password?token=a-1' },
    ]);
  });

  test('a URL of this site opens in the application, an external one is kept complete', () => {
    const text = `Confirm: ${ORIGIN}/newsletter?token=x.\nOr see https://nodi.example/help, please.`;
    expect(mailSegments(text, ORIGIN)).toEqual([
      { text: 'Confirm: ' },
      { text: `${ORIGIN}/newsletter?token=x`, href: '/newsletter?token=x' },
      { text: '.\nOr see ' },
      { text: 'https://nodi.example/help', href: 'https://nodi.example/help' },
      { text: ', please.' },
    ]);
  });

  test('words with a slash are not links', () => {
    expect(mailSegments('and/or 1 / 2', ORIGIN)).toEqual([{ text: 'and/or 1 / 2' }]);
  });
});

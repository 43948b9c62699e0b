import { describe, expect, test } from 'vitest';
import { answerSegments } from './answer-segments.ts';

describe('answerSegments', () => {
  test('splits at blank lines without empty segments', () => {
    expect(answerSegments('One.\n\nTwo,\nstill two.\n \n\n')).toEqual([
      { term: null, text: 'One.' },
      { term: null, text: 'Two,\nstill two.' },
    ]);
  });

  test('extracts the name at the start of a paragraph', () => {
    expect(answerSegments('Discovery & Planning: we talk first.')).toEqual([
      { term: 'Discovery & Planning', text: 'we talk first.' },
    ]);
  });

  test.each([
    'Cards and PayPal. Projects are paid in parts: 30 per cent first.',
    'we meet at 9:30 AM.',
    'At https://forum.nodi.example people help each other.',
  ])('extracts nothing from %j', (text) => {
    expect(answerSegments(text)).toEqual([{ term: null, text }]);
  });
});

import { describe, expect, test } from 'vitest';
import { answerSegments } from './answer-segments.ts';

describe('answerParts', () => {
  test('splits at blank lines and leaves none empty', () => {
    expect(answerSegments('One.\n\nTwo,\nstill two.\n \n\n')).toEqual([
      { term: null, text: 'One.' },
      { term: null, text: 'Two,\nstill two.' },
    ]);
  });

  test('takes out the name that a paragraph begins with', () => {
    expect(answerSegments('Discovery & Planning: we talk first.')).toEqual([
      { term: 'Discovery & Planning', text: 'we talk first.' },
    ]);
  });

  test.each([
    'Cards and PayPal. Projects are paid in parts: 30 per cent first.',
    'we meet at 9:30 AM.',
    'At https://forum.nodi.example people help each other.',
  ])('takes nothing out of %j', (text) => {
    expect(answerSegments(text)).toEqual([{ term: null, text }]);
  });
});

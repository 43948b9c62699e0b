import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

describe('wordDiff', () => {
  it('marks the words that differ', () => {
    expect(wordDiff('A calendar for Bangla dates', 'A wall calendar for Bengali dates')).toEqual([
      { change: 'same', text: 'A ' },
      { change: 'added', text: 'wall ' },
      { change: 'same', text: 'calendar for ' },
      { change: 'removed', text: 'Bangla ' },
      { change: 'added', text: 'Bengali ' },
      { change: 'same', text: 'dates' },
    ]);
  });

  it('has only one part for an equal, a new and a removed text', () => {
    expect(wordDiff('same', 'same')).toEqual([{ change: 'same', text: 'same' }]);
    expect(wordDiff('', 'new text')).toEqual([{ change: 'added', text: 'new text' }]);
    expect(wordDiff('old text', '')).toEqual([{ change: 'removed', text: 'old text' }]);
  });

  it('shows a very long text as replaced between its equal ends', () => {
    const words = (word: string) => Array.from({ length: 600 }, (_, index) => `${word}${index}`).join(' ');
    const parts = wordDiff(`start ${words('a')} end`, `start ${words('b')} end`);
    expect(parts.map(({ change }) => change)).toEqual(['same', 'removed', 'added', 'same']);
  });
});

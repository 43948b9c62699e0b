import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DifferencePart, differences } from './differences.ts';

const only = (parts: DifferencePart[], change: string) =>
  parts
    .filter((part) => part.change === 'same' || part.change === change)
    .map(({ text }) => text)
    .join('');

describe('differences', () => {
  it('marks words inside a changed line, and leaves other lines alone', () => {
    expect(differences('One.\nThe river is wide.\nEnd.', 'One.\nThe river is deep.\nEnd.')).toEqual([
      { change: 'same', text: 'One.\nThe river is ' },
      { change: 'removed', text: 'wide' },
      { change: 'added', text: 'deep' },
      { change: 'same', text: '.\nEnd.' },
    ]);
  });

  it('is empty for equal texts', () => expect(differences('', '')).toEqual([]));

  it('can always be read back as the old and the new text', () => {
    const texts = fc.array(fc.constantFrom('a', 'b c', 'রমজান মাস', '\n', ' ', '*', '\r\n', '👩‍🚀'), { maxLength: 60 });
    fc.assert(
      fc.property(texts, texts, (one, two) => {
        const [before, after] = [one.join(''), two.join('')];
        const parts = differences(before, after);
        expect([only(parts, 'removed'), only(parts, 'added')]).toEqual([before, after]);
      }),
    );
  });

  it('stops early on texts without a common word instead of searching for seconds', () => {
    const text = (word: string) => Array.from({ length: 4000 }, (_, index) => `${word}${index}`).join(' ');
    expect(differences(text('a'), text('b')).map(({ change }) => change)).toEqual(['removed', 'added']);
  });
});

import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';

/**
 * Beyond this many changed lines or words a text is shown as replaced: finding the shortest difference would take
 * seconds.
 */
const MAX_DIFF_LINES = 1500;
const MAX_DIFF_WORDS = 400;

export interface DifferencePart {
  change: 'same' | 'added' | 'removed';
  text: string;
}

const partOf = ({ value, added, removed }: ChangeObject<string>): DifferencePart => ({
  change: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
});

const replaced = (before: string, after: string): DifferencePart[] =>
  [
    { change: 'removed' as const, text: before },
    { change: 'added' as const, text: after },
  ].filter(({ text }) => text !== '');

const words = (before: string, after: string): DifferencePart[] =>
  diffWordsWithSpace(before, after, { maxEditLength: MAX_DIFF_WORDS })?.map(partOf) ?? replaced(before, after);

/** Merges consecutive parts of the same kind. */
function joined(parts: DifferencePart[]): DifferencePart[] {
  const whole: DifferencePart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last?.change === part.change) last.text += part.text;
    else whole.push({ ...part });
  }
  return whole;
}

/**
 * The difference between two texts: by line first, and by word in changed lines. All `same` and `removed` parts
 * together are the earlier text, all `same` and `added` ones the later.
 */
export function differences(before: string, after: string): DifferencePart[] {
  const lines = diffLines(before, after, { maxEditLength: MAX_DIFF_LINES });
  if (!lines) return replaced(before, after);
  const parts: DifferencePart[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) break;
    if (line.removed && next?.added) {
      parts.push(...words(line.value, next.value));
      index += 1;
    } else parts.push(partOf(line));
  }
  return joined(parts);
}

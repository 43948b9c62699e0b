/** A stretch of text that is in both versions, or in one only. */
export interface DiffPart {
  readonly change: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Words with the space behind them, so that joining them gives the text again. */
const toWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Above this many comparisons the middle of both texts is shown as replaced. */
const MAX_CELLS = 250_000;

/** Lengths of the longest common subsequence of the rests of both lists. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, next] = [rows[i], rows[i + 1]];
      if (!row || !next) continue;
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

function* walk(before: readonly string[], after: readonly string[]): Generator<DiffPart> {
  if (before.length * after.length > MAX_CELLS) {
    yield { change: 'removed', text: before.join('') };
    yield { change: 'added', text: after.join('') };
    return;
  }
  const lengths = commonLengths(before, after);
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      yield { change: 'same', text: old };
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      yield { change: 'removed', text: old };
      i += 1;
    } else if (fresh !== undefined) {
      yield { change: 'added', text: fresh };
      j += 1;
    }
  }
}

/** The words that a change removed and added, in reading order. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, fresh] = [toWords(before), toWords(after)];
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start += 1;
  let end = 0;
  const rest = Math.min(old.length, fresh.length) - start;
  while (end < rest && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;
  const parts: DiffPart[] = [
    { change: 'same', text: old.slice(0, start).join('') },
    ...walk(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    { change: 'same', text: old.slice(old.length - end).join('') },
  ];
  const merged: DiffPart[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    const last = merged.at(-1);
    if (last?.change === part.change) merged[merged.length - 1] = { ...last, text: last.text + part.text };
    else merged.push(part);
  }
  return merged;
}

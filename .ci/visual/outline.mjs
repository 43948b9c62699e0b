// What a screen says and where: roles, names, texts and boxes of its accessibility snapshot. Unlike a picture it does
// not depend on the rasteriser, so a missing word fails on every machine.

/** How far an edge may have moved, in CSS pixels: other machines round text widths differently. */
const TOLERANCE = 6;
/** Maximum number of differences in a message. */
const NAMED = 4;

const BOX = / \[box=(?<numbers>-?[\d.]+(?:,-?[\d.]+){3})\]/;

/** The server of the stories takes the next free port. */
const PORT = /(?<=\blocalhost):\d+/g;

/** @typedef {{ text: string, box: number[] | undefined }} Line */

/** @param {string} outline @returns {Line[]} */
const linesOf = (outline) =>
  outline
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      text: line.replace(BOX, '').replaceAll(PORT, ''),
      box: BOX.exec(line)?.groups?.numbers?.split(',').map(Number),
    }));

/** @param {number[] | undefined} before @param {number[] | undefined} after */
const isNear = (before, after) =>
  before === undefined || after === undefined
    ? before === after
    : before.every((edge, index) => Math.abs(edge - (after[index] ?? Number.NaN)) <= TOLERANCE);

/** @param {string[]} before @param {string[]} after @returns {string[]} lines of `before` that `after` lacks, counted */
const without = (before, after) => {
  const left = new Map();
  for (const line of after) left.set(line, (left.get(line) ?? 0) + 1);
  return before.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
};

/**
 * @param {string} before the committed outline @param {string} after what the screen shows now
 * @returns {string[]} differences, each in a line; none when only the rasteriser differs
 */
export const compareOutlines = (before, after) => {
  const [old, current] = [linesOf(before), linesOf(after)];
  const [oldTexts, texts] = [old.map(({ text }) => text), current.map(({ text }) => text)];
  const removed = without(oldTexts, texts).map((text) => `- ${text.trim()}`);
  const added = without(texts, oldTexts).map((text) => `+ ${text.trim()}`);
  if (removed.length + added.length > 0) return [...removed, ...added];
  const reordered = texts.findIndex((text, index) => text !== oldTexts[index]);
  if (reordered >= 0) return [`order: ${texts[reordered]?.trim()} instead of ${oldTexts[reordered]?.trim()}`];
  return current.flatMap(({ text, box }, index) =>
    isNear(old[index]?.box, box) ? [] : [`moved: ${text.trim()} from ${old[index]?.box} to ${box}`],
  );
};

/** Whole pixels are enough, given the tolerance. @param {string} snapshot */
export const toOutline = (snapshot) =>
  `${snapshot.replaceAll(new RegExp(BOX, 'g'), (_, numbers) => ` [box=${numbers.split(',').map(Number).map(Math.round)}]`)}\n`;

/** @param {string} name @param {string[]} differences */
export const outlineProblem = (name, differences) => {
  const more = differences.length > NAMED ? [`and ${differences.length - NAMED} more`] : [];
  return [
    `${name} says or shows something else:`,
    ...differences.slice(0, NAMED),
    ...more,
    'When it is meant so: npm run visual:update',
  ].join('\n');
};

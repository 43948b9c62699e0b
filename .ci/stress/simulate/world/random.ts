import { createHash } from 'node:crypto';
import { createRandom } from '../../../../demo/seed/random.ts';

export type Random = () => number;

const toSeed = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

/** A sequence for each name, independent of the others. */
export const randomFor = (...names: (string | number)[]): Random => createRandom(toSeed(names.join('/')));

export const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

/** An entry by its weight. */
export function pickWeighted<Key extends string>(random: Random, weights: Readonly<Record<Key, number>>): Key {
  const entries = Object.entries(weights) as [Key, number][];
  const sum = entries.reduce((total, [, weight]) => total + weight, 0);
  let left = random() * sum;
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  throw new Error('There is nothing to pick from');
}

/** A whole number from `least` to `most`. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

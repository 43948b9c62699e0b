/** Small seeded generator (mulberry32): the same seed yields the same numbers everywhere. */
export const createRandom = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: <Item>(items: readonly Item[]): Item => items[int(0, items.length - 1)] as Item,
    uuid: (): string => {
      const hex = Array.from({ length: 32 }, () => int(0, 15).toString(16));
      hex[12] = '4';
      hex[16] = 'a';
      const text = hex.join('');
      return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
    },
  };
};

export type Random = ReturnType<typeof createRandom>;

/** Creates a random step of one kind; `weight` is its relative frequency. */
export interface StepMaker<Step> {
  weight: number;
  make: (random: Random) => Step;
}

/** A sequence of calls; the same random numbers yield the same sequence. */
export const makeSequence = <Step>(makers: readonly StepMaker<Step>[], random: Random, length: number): Step[] => {
  const bag = makers.flatMap((maker) => Array.from({ length: maker.weight }, () => maker));
  return Array.from({ length }, () => random.pick(bag).make(random));
};

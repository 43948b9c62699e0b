import { lengthOf, through } from './curves.ts';
import { flower, leaf, medallion, paisley, placed, type Stroke, trail, vine } from './motifs.ts';

export type StepName = 'Flower' | 'Net' | 'Petals' | 'Paisley' | 'Filling' | 'Vine' | 'Lace';

/** One of the pattern's steps, as the app divides a pattern. */
interface Step {
  readonly name: StepName;
  readonly strokes: readonly Stroke[];
}

export const WIDTH = 1400;
export const HEIGHT = 1120;

const round = { x: 426, y: 700, scale: 2.88 };
const large = { x: 926, y: 396, scale: 3.6, turn: 24 };
const small = { x: 1072, y: 824, scale: 2.3, turn: 98 };

const upper = vine(through([1095, 139, 1142, 84, 1208, 78, 1268, 118, 1330, 112, 1368, 66]), 5, 88);
const lower = vine(through([712, 850, 762, 908, 818, 914, 866, 966, 908, 1034, 976, 1064, 1052, 1046]), 6, 94);
const left = vine(through([334, 388, 270, 330, 286, 248, 232, 178, 154, 146, 96, 88]), 6, 100);

/** A pattern for the back of a hand, from its centre outwards: every stroke in drawing order. */
export const steps: readonly Step[] = [
  { name: 'Flower', strokes: placed(medallion.heart, round) },
  { name: 'Net', strokes: placed(medallion.net, round) },
  { name: 'Petals', strokes: [...placed(medallion.petals, round), ...placed(medallion.lace, round)] },
  {
    name: 'Paisley',
    strokes: [...placed(paisley.outline, large), ...placed(paisley.outline, small)],
  },
  { name: 'Filling', strokes: [...placed(paisley.filling, large), ...placed(paisley.filling, small)] },
  { name: 'Vine', strokes: [upper, lower, left].flatMap(({ stem, leaves }) => [...stem, ...leaves]) },
  {
    name: 'Lace',
    strokes: [
      ...placed(paisley.lace, large),
      ...placed(paisley.lace, small),
      ...placed(flower(7), { x: 580, y: 276, scale: 1.3 }),
      ...placed(leaf, { x: 538, y: 220, scale: 0.86, turn: -40 }),
      ...placed(leaf, { x: 622, y: 220, scale: 0.86, turn: 36 }),
      ...trail(580, 184, 580, 152, 580, 126, 580, 105, 580, 88),
      ...trail(1216, 640, 1250, 616, 1278, 586, 1298, 554, 1310, 522),
    ],
  },
];

export const strokes: readonly Stroke[] = steps.flatMap((step) => step.strokes);

/** The number of strokes drawn when a step starts; the last entry is the total. */
export const STARTS: readonly number[] = Array.from({ length: steps.length + 1 }, (_, count) =>
  steps.slice(0, count).reduce((sum, step) => sum + step.strokes.length, 0),
);

/** The step that a stroke belongs to. */
export const stepAt = (stroke: number): number => {
  const next = STARTS.findIndex((start) => start > stroke);
  return next === -1 ? steps.length - 1 : Math.max(0, next - 1);
};

/** How long the cone takes for a stroke: proportional to its length, plus a moment for putting it down. */
export const msOf = ({ curve, kind }: Stroke): number =>
  kind === 'dot' || kind === 'bead' ? 18 : 14 + lengthOf(curve) / (kind === 'solid' ? 4 : 2.2);

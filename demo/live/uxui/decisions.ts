import { t } from '@lingui/core/macro';
import { locale } from '@/i18n/language.ts';

/** The maximum score of one decision. */
export const WORTH = 20;

export type DecisionName = 'size' | 'gap' | 'leading' | 'grey' | 'button';

/** A decision made with a slider, and our own choice. */
export interface Decision {
  readonly name: DecisionName;
  readonly question: string;
  /** The property that the slider changes. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Its initial value. */
  readonly start: number;
  readonly ours: number;
  /** The range with the full score; in the measured unit, where the slider's own number is meaningless. */
  readonly good: readonly [number, number];
  /** The distance below or above the range at which the score reaches zero. */
  readonly reach: readonly [number, number];
  readonly measure?: (value: number) => number;
  readonly say: (value: number) => string;
  readonly why: string;
}

/** Sizes that grow by a quarter from the 16 pixels of body text. */
const SCALE = [16, 20, 25, 31, 39, 49] as const;
export const sizeOf = (step: number): number => SCALE[step] ?? SCALE[0];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
/** The luminance of the bill's paper, #fdfaf2. */
const PAPER = 0.957;

/** Contrast of a grey with the paper, as WCAG defines it; `lightness` in per cent. */
export const contrastOf = (lightness: number): number => (PAPER + 0.05) / (linear(lightness / 100) + 0.05);

/** A grey of the slider as a colour. */
export const greyOf = (lightness: number): string => {
  const channel = Math.round(lightness * 2.55);
  return `rgb(${channel} ${channel} ${channel})`;
};

const decimals = (value: number, digits: number) =>
  value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
const pixels = (value: number) => t`${value} px`;

export const decisions: readonly [Decision, ...Decision[]] = [
  {
    name: 'size',
    question: t`What should the eye find first?`,
    label: t`Size of the amount`,
    min: 0,
    max: 5,
    step: 1,
    start: 1,
    ours: 4,
    good: [4, 4],
    reach: [2.5, 2.5],
    say: (value) => pixels(sizeOf(value)),
    why: t`Four steps of 1.25 above body text. One step smaller and the amount competes with the date; one step larger and it shouts.`,
  },
  {
    name: 'gap',
    question: t`Which lines belong together?`,
    label: t`Space between the groups`,
    min: 4,
    max: 44,
    step: 4,
    start: 8,
    ours: 24,
    good: [20, 32],
    reach: [14, 26],
    say: pixels,
    why: t`Three times the 8 px inside a group. With equal gaps readers have to sort the lines themselves; with unequal gaps they see the groups at once.`,
  },
  {
    name: 'leading',
    question: t`How much air does Bangla need?`,
    label: t`Line height of the note`,
    min: 1.1,
    max: 2.2,
    step: 0.05,
    start: 1.2,
    ours: 1.7,
    good: [1.65, 1.75],
    reach: [0.45, 0.45],
    say: (value) => decimals(value, 2),
    why: t`Between 1.65 and 1.75. Bangla letters hang from a headstroke and carry marks above and below, so lines collide at 1.5, which is comfortable for Latin text.`,
  },
  {
    name: 'grey',
    question: t`How quiet may the details be?`,
    label: t`Grey of the details`,
    min: 0,
    max: 80,
    step: 2,
    start: 0,
    ours: 42,
    good: [4.5, 7],
    reach: [1.6, 16],
    measure: contrastOf,
    say: (value) => t`${decimals(contrastOf(value), 1)} to 1`,
    why: t`Quieter details make the amount stand out; in full black, nothing does. But below 4.5 to 1, tired eyes lose the small print, and in sunlight everyone does.`,
  },
  {
    name: 'button',
    question: t`Can a thumb hit it?`,
    label: t`Height of the button`,
    min: 20,
    max: 80,
    step: 4,
    start: 24,
    ours: 48,
    good: [44, 56],
    reach: [20, 32],
    say: pixels,
    why: t`A thumb covers about 44 px. Smaller buttons are easy to miss on a bus; much larger ones look like banners and get ignored.`,
  },
];

export const FULL = decisions.length * WORTH;

/** The score of a decision: full within the accepted range, less with the distance from it. */
export function pointsOf({ good: [from, to], reach: [below, above], measure }: Decision, value: number): number {
  const measured = measure ? measure(value) : value;
  const off = measured < from ? (from - measured) / below : Math.max(0, (measured - to) / above);
  return Math.max(0, Math.round(WORTH * (1 - off)));
}

/** The closing sentence. */
export function verdictOf(score: number): string {
  if (score >= 90) return t`You made the choices we made. Come and work with us.`;
  if (score >= 70) return t`A bill you can read on the bus. The rest is practice.`;
  if (score >= 40) return t`Better than the original. Look at ours again and work out why.`;
  return t`Everyone starts somewhere. The first lesson is free.`;
}

import { BETWEEN_MARGINS } from '@/lib/picture-sizes.ts';
import type { CardVariant } from './card-arrangement.ts';
import { LEAD_SIZES } from './lead-sizes.ts';

interface Shape {
  /** Columns of the six that the grid has from 640 px on, and the card's own inner layout. */
  readonly card: string;
  readonly picture: string;
  readonly body: string;
  readonly title: string;
  /** Rating, features and link; in the poster they are at the picture's bottom. */
  readonly meta: string;
  /** The picture's `sizes`. */
  readonly sizes: string;
  /** Has room for the first sentences. */
  readonly describes: boolean;
}

const BELOW = 'pt-4 grow';
/** Picture and text side by side, the text at the picture's bottom. */
const POSTER = 'sm:col-span-6 flex flex-col lg:grid lg:grid-cols-12 lg:gap-x-10';

/** The classes of each variant; `sizes` repeats the widths that they set. */
export const cardVariants: Record<CardVariant, Shape> = {
  lead: {
    card: POSTER,
    picture: 'lg:col-span-8',
    body: 'pt-4 lg:col-span-4 lg:pt-0',
    title: 'text-2xl lg:text-3xl',
    meta: 'lg:mt-auto',
    sizes: LEAD_SIZES,
    describes: true,
  },
  half: {
    card: 'sm:col-span-3 flex flex-col',
    picture: '',
    body: BELOW,
    title: 'text-xl lg:text-2xl',
    meta: 'grow',
    sizes: `(min-width: 1280px) 584px, (min-width: 640px) 46vw, ${BETWEEN_MARGINS}`,
    describes: true,
  },
  third: {
    card: 'sm:col-span-3 flex flex-col lg:col-span-2',
    picture: '',
    body: BELOW,
    title: 'text-xl',
    meta: 'grow',
    sizes: `(min-width: 1280px) 379px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, ${BETWEEN_MARGINS}`,
    describes: false,
  },
  wide: {
    card: 'sm:col-span-6 flex flex-col sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 lg:col-span-2',
    picture: '',
    body: 'pt-4 grow sm:max-lg:justify-center sm:max-lg:pt-0',
    title: 'text-xl',
    meta: 'grow sm:max-lg:grow-0',
    sizes: `(min-width: 1280px) 379px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, ${BETWEEN_MARGINS}`,
    describes: false,
  },
};

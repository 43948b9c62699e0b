import { postSizes } from './post-sizes.ts';

/**
 * The layouts of an article: the one that opens the page, one of two in a row, one of three, or a row of its own with
 * the picture next to the text.
 */
export type PostVariant = 'lead' | 'half' | 'third' | 'wide';

interface Shape {
  readonly card: string;
  readonly body: string;
  readonly title: string;
  /** Shows excerpt and byline. */
  readonly meta: string;
  /** The picture's `sizes`. */
  readonly sizes: string;
  readonly hasExcerpt: boolean;
}

const COLUMN = 'flex flex-col';

/** The classes of each variant; `sizes` repeats the widths that they set. */
export const postVariants: Record<PostVariant, Shape> = {
  lead: {
    card: 'sm:col-span-full',
    body: 'pt-5 lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-10 lg:pt-7',
    title: 'text-3xl lg:text-4xl lg:tracking-[-0.018em]',
    meta: 'mt-4 lg:mt-7',
    sizes: postSizes.lead,
    hasExcerpt: true,
  },
  half: {
    card: COLUMN,
    body: 'pt-4',
    title: 'text-xl lg:text-2xl',
    meta: 'mt-3',
    sizes: postSizes.half,
    hasExcerpt: true,
  },
  third: {
    card: COLUMN,
    body: 'pt-4',
    title: 'text-xl',
    meta: 'mt-2.5',
    sizes: postSizes.third,
    hasExcerpt: false,
  },
  wide: {
    card: 'flex flex-col sm:col-span-full sm:grid sm:grid-cols-2 sm:items-center sm:gap-x-8 lg:gap-x-12',
    body: 'pt-4 sm:pt-0',
    title: 'text-xl lg:text-2xl',
    meta: 'mt-3',
    sizes: postSizes.wide,
    hasExcerpt: true,
  },
};

/**
 * How an article is laid out: the one that opens the page, one of two in a row, one of three, or a line of its own with
 * the picture beside the words.
 */
export type PostLook = 'lead' | 'half' | 'third' | 'wide';

interface Shape {
  readonly card: string;
  readonly words: string;
  readonly title: string;
  /** Excerpt and byline. */
  readonly rest: string;
  /** The picture's `sizes`. */
  readonly sizes: string;
  readonly hasExcerpt: boolean;
}

const COLUMN = 'flex flex-col';

/** What each look means; `sizes` repeats the widths that the classes give. */
export const postLooks: Record<PostLook, Shape> = {
  lead: {
    card: 'sm:col-span-full',
    words: 'pt-5 lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-10 lg:pt-7',
    title: 'text-3xl lg:text-4xl lg:tracking-[-0.018em]',
    rest: 'mt-4 lg:mt-7',
    sizes: '(min-width: 1280px) 848px, (min-width: 1024px) 64vw, 94vw',
    hasExcerpt: true,
  },
  half: {
    card: COLUMN,
    words: 'pt-4',
    title: 'text-xl lg:text-2xl',
    rest: 'mt-3',
    sizes: '(min-width: 1280px) 400px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 94vw',
    hasExcerpt: true,
  },
  third: {
    card: COLUMN,
    words: 'pt-4',
    title: 'text-xl',
    rest: 'mt-2.5',
    sizes: '(min-width: 1280px) 373px, (min-width: 640px) 30vw, 94vw',
    hasExcerpt: false,
  },
  wide: {
    card: 'flex flex-col sm:col-span-full sm:grid sm:grid-cols-2 sm:items-center sm:gap-x-8 lg:gap-x-12',
    words: 'pt-4 sm:pt-0',
    title: 'text-xl lg:text-2xl',
    rest: 'mt-3',
    sizes: '(min-width: 1280px) 576px, (min-width: 640px) 46vw, 94vw',
    hasExcerpt: true,
  },
};

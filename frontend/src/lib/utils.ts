import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** The names that tokens.css and utilities.css add to Tailwind's own. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      container: ['page', 'prose', 'form'],
      font: ['display'],
      shadow: ['float'],
    },
  },
});

/**
 * Joins classes; of two that set the same property the later one wins. For components behind a sign-in: public pages
 * join with `clsx`, because tailwind-merge's table is larger than most of their screens.
 */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));

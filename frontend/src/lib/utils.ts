import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** What tokens.css and utilities.css add to Tailwind's own names. */
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
 * Joins classes; of two that set the same property the later one stays. For components behind a sign-in: what public
 * pages load joins with `clsx`, because the table of all utilities is larger than most of their screens.
 */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));

/** A link inside a line of small text. */
export const textLinkClass =
  'touch-target text-sm font-semibold text-primary underline decoration-1 underline-offset-4 transition-colors hover:text-primary-hover';

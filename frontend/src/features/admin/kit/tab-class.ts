/** Classes of a link in a row of tabs; the row draws the line below. */
export const tabClass =
  'inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent forced-colors:border-0 px-0.5 text-sm font-semibold whitespace-nowrap text-muted-foreground -outline-offset-2 transition-colors hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground';

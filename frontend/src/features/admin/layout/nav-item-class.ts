/** Classes of the sidebar's links and buttons. */
export const navItemClass =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-sm font-medium text-ink-11 transition-colors hover:bg-accent hover:text-foreground pointer-coarse:min-h-11';

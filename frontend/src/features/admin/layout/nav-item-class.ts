/** Links and buttons of the sidebar. */
export const navItemClass =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-sm font-medium text-ink-11 transition-colors hover:bg-hover hover:text-text pointer-coarse:min-h-11';

/** A link on its own line to a list or a page. An icon after the text takes the text's size. */
export const moreLinkClass =
  'group/more inline-flex items-center gap-1.5 rounded-md py-2 font-semibold underline decoration-ink-7 decoration-1 underline-offset-[0.3em] transition-colors hover:decoration-primary [&_.lucide]:size-[1.1em] [&_.lucide]:transition-transform [&_.lucide]:duration-200 hover:[&_.lucide]:translate-x-1';

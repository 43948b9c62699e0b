import type { PublicPageRow } from './pages.repository.ts';

/** The headings that the contents of a page name: those of its highest level. */
export const partsOf = ({ headings }: Pick<PublicPageRow, 'headings'>): { id: string; title: string }[] => {
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level === highest).map(({ id, title }) => ({ id, title }));
};

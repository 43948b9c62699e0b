import type { PublicPageRow } from './pages.repository.ts';

/** The top-level headings, used as the page's table of contents. */
export const toSections = ({ headings }: Pick<PublicPageRow, 'headings'>): { id: string; title: string }[] => {
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level === highest).map(({ id, title }) => ({ id, title }));
};

interface Heading {
  id: string;
  title: string;
  level: number;
}

/** The table of contents of a page: the headings of its highest level. */
export function toContents(headings: readonly Heading[]): { id: string; title: string }[] {
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level === highest).map(({ id, title }) => ({ id, title }));
}

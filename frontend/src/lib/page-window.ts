/** A page number, or a gap between two of them. */
export type PageStep = number | 'gap';

/**
 * The page numbers to show: the first, the last and the neighbours of the current one. A gap hides at least two pages,
 * because a single number takes no more room than the gap.
 */
export function pageWindow(current: number, last: number): PageStep[] {
  const candidates = new Set([1, current - 1, current, current + 1, last]);
  const pages = [...candidates].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index): PageStep[] => {
    const hidden = page - (pages[index - 1] ?? 0) - 1;
    if (hidden === 0) return [page];
    return hidden === 1 ? [page - 1, page] : ['gap', page];
  });
}

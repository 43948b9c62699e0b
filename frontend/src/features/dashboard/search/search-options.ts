import type { SearchHit, SearchHitKind } from '@/api/generated/model.ts';
import { dashboardPages, findPages } from '../kit/dashboard-pages.ts';

/** One thing that can be opened. */
export interface SearchOption {
  readonly id: string;
  readonly kind: 'page' | SearchHitKind;
  readonly title: string;
  readonly detail: string;
  /** A path of the site. */
  readonly href: string;
}

export interface SearchGroup {
  readonly kind: SearchOption['kind'];
  readonly label: string;
  readonly options: readonly SearchOption[];
}

const labels = [
  ['page', 'Pages'],
  ['product', 'Products'],
  ['order', 'Orders'],
  ['download', 'Downloads'],
] as const;

/** Pages by their name and what the server has found, in groups; groups without anything are left out. */
export function searchGroups(text: string, hits: readonly SearchHit[]): SearchGroup[] {
  const pages = findPages(text, dashboardPages).map(({ label, to }) => ({
    kind: 'page' as const,
    title: label,
    detail: '',
    href: to,
  }));
  return labels.flatMap(([kind, label]) => {
    const options = [...pages, ...hits]
      .filter((option) => option.kind === kind)
      .map((option, index) => ({ ...option, id: `search-${kind}-${index}` }));
    return options.length > 0 ? [{ kind, label, options }] : [];
  });
}

/** The option that a key leads to; around at both ends. Undefined for keys that move nothing. */
export function nextOption(key: string, index: number, count: number): number | undefined {
  if (count === 0) return;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  return;
}

/** What was found, for those who cannot see the list. */
export function countText(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}

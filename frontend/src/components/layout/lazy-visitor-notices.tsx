import { useLazyComponent } from '@/hooks/use-lazy-component.ts';
import type { VisitorNoticesProps } from './visitor-notices.tsx';

const load = async () => (await import('./visitor-notices.tsx')).VisitorNotices;

/** What only some visitors see; server-rendered pages are the same for all and never contain it. */
export function LazyVisitorNotices({ promo }: VisitorNoticesProps) {
  const Notices = useLazyComponent(load);
  return Notices ? <Notices promo={promo} /> : null;
}

import { Link, useLocation } from '@tanstack/react-router';
import { tabClass } from '../kit/tab-class.ts';
import { TabRow } from '../kit/tab-row.tsx';
import { useCan } from '../kit/use-can.ts';
import { accessibleTabs, areaOf, tabOf } from './admin-pages.ts';
import { PendingCount } from './pending-count.tsx';
import { usePendingCounts } from './use-pending-counts.ts';

/** The screens of the current area, as links above the screen; nothing where there is no choice. */
export function AreaTabs() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const can = useCan();
  const area = areaOf(pathname);
  const tabs = area ? accessibleTabs(area, can) : [];
  const current = area && tabOf(area, pathname);
  const waiting = usePendingCounts(tabs.flatMap((tab) => tab.waiting ?? []));
  if (!area || tabs.length < 2) return null;
  return (
    <nav aria-label={area.label} className="-mx-(--edge) border-b border-border px-(--edge) pt-1 lg:pt-3">
      <TabRow current={current?.to}>
        {tabs.map(({ label, to, waiting: kind }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              aria-current={to === current?.to ? 'page' : undefined}
              className={tabClass}
            >
              <span>{label}</span>
              {kind ? <PendingCount count={waiting[kind]} /> : null}
            </Link>
          </li>
        ))}
      </TabRow>
    </nav>
  );
}

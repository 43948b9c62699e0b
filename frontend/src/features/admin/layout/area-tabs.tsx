import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { tabClass } from '../kit/tab-class.ts';
import { useCan } from '../kit/use-can.ts';
import { accessibleTabs, areaOf, tabOf } from './admin-pages.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingCount } from './waiting-count.tsx';

/**
 * The screens of the current area, as links above the screen; nothing where there is no choice. On a narrow screen the
 * row scrolls sideways, with the current one in view.
 */
export function AreaTabs() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const can = useCan();
  const line = useRef<HTMLUListElement>(null);
  const area = areaOf(pathname);
  const tabs = area ? accessibleTabs(area, can) : [];
  const current = area && tabOf(area, pathname);
  const waiting = useWaiting(tabs.flatMap((tab) => tab.waiting ?? []));
  useEffect(() => {
    const list = line.current;
    const tab = list?.querySelector<HTMLElement>(`[data-tab="${current?.to}"]`);
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [current?.to]);
  if (!area || tabs.length < 2) return null;
  return (
    <nav aria-label={area.label} className="-mx-(--edge) border-b border-border px-(--edge) pt-1 lg:pt-3">
      <ul ref={line} className="relative -mb-px flex gap-5 overflow-x-auto [scrollbar-width:none]">
        {tabs.map(({ label, to, waiting: kind }) => (
          <li key={to} data-tab={to}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              aria-current={to === current?.to ? 'page' : undefined}
              className={tabClass}
            >
              <span>{label}</span>
              {kind ? <WaitingCount count={waiting[kind]} /> : null}
            </Link>
          </li>
        ))}
        {/* Fades tabs that continue to the right; when scrolled to the end it covers nothing. */}
        <li
          aria-hidden="true"
          className="pointer-events-none sticky right-0 mb-px -ml-5 w-12 shrink-0 bg-linear-to-l from-background to-transparent"
        />
      </ul>
    </nav>
  );
}

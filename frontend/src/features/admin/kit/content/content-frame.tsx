import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { AdminPage } from '../admin-page.tsx';
import { useCan } from '../use-can.ts';
import type { ContentSectionId } from './content-sections.ts';
import { SECTION_LABELS } from './section-labels.ts';
import { SECTION_OPERATIONS } from './section-operations.ts';

interface ContentFrameProps {
  readonly section: ContentSectionId;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const tabs = Object.entries(SECTION_LABELS) as [ContentSectionId, string][];

const TAB =
  'inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-0.5 text-sm font-semibold whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground';

/** Heading and tabs of the content; on a narrow screen the tabs scroll sideways, with the current one in view. */
export function ContentFrame({ section, actions, children }: ContentFrameProps) {
  const line = useRef<HTMLUListElement>(null);
  const can = useCan();
  useEffect(() => {
    const list = line.current;
    const tab = list?.querySelector<HTMLElement>(`[data-section="${section}"]`);
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [section]);
  return (
    <AdminPage title="Content" actions={actions}>
      <nav aria-label="Content" className="mb-6 border-b border-border">
        <ul ref={line} className="relative -mb-px flex gap-4 overflow-x-auto [scrollbar-width:none]">
          {tabs
            .filter(([id]) => can(SECTION_OPERATIONS[id]))
            .map(([id, label]) => (
              <li key={id} data-section={id}>
                <Link
                  to="/admin/content/$section"
                  params={{ section: id }}
                  aria-current={id === section ? 'page' : undefined}
                  className={TAB}
                >
                  {label}
                </Link>
              </li>
            ))}
          {/* Fades tabs that continue to the right; when scrolled to the end it covers nothing. */}
          <li
            aria-hidden="true"
            className="pointer-events-none sticky right-0 mb-px -ml-4 w-16 shrink-0 bg-linear-to-l from-background to-transparent"
          />
        </ul>
      </nav>
      {children}
    </AdminPage>
  );
}

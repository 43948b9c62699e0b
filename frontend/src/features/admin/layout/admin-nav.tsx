import { useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { LogOut, UserRound } from 'lucide-react';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { useCan } from '../kit/use-can.ts';
import { adminAreas, inboxArea } from './admin-areas.ts';
import { accessibleAreas, areaOf } from './admin-pages.ts';
import { navItemClass } from './nav-item-class.ts';
import { NavLink } from './nav-link.tsx';
import { PendingCount } from './pending-count.tsx';
import { usePendingCounts } from './use-pending-counts.ts';

export interface Admin {
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
}

interface AdminNavProps {
  readonly person: Admin | null;
  readonly onLogout: () => void;
  /** Shows icons only. */
  readonly compact?: boolean;
  /** Called after a selection, to close a sidebar that covers the page. */
  readonly onChoose?: (() => void) | undefined;
}

/** The areas of the specification, our inbox set apart, the signed-in user, the customer area, and sign-out. */
export function AdminNav({ person, onLogout, compact = false, onChoose }: AdminNavProps) {
  const can = useCan();
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = areaOf(pathname)?.label;
  const waiting = usePendingCounts(['messages', 'comments', 'reviews']);
  const shared = { compact, onChoose };
  return (
    <div className="flex grow flex-col gap-4">
      <nav aria-label="Admin" className="grid gap-4">
        <ul className="grid gap-0.5">
          {accessibleAreas(adminAreas, can).map(({ label, to, icon }) => (
            <li key={label}>
              <NavLink to={to} label={label} icon={icon} current={label === current} {...shared} />
            </li>
          ))}
        </ul>
        {accessibleAreas([inboxArea], can).map(({ label, to, icon }) => (
          <ul key={label} className="border-t border-border pt-4">
            <li>
              <NavLink to={to} label={label} icon={icon} current={label === current} {...shared}>
                <PendingCount
                  count={waiting.messages + waiting.comments + waiting.reviews}
                  className={compact ? 'absolute -top-0.5 -right-0.5' : 'ml-auto'}
                />
              </NavLink>
            </li>
          </ul>
        ))}
      </nav>
      <div className="mt-auto grid gap-2 border-t border-border pt-4">
        {person ? (
          <div className={clsx('flex items-center gap-3', compact ? 'justify-center' : 'px-2')}>
            <PersonAvatar name={person.name} src={person.avatar} />
            <div className={clsx('min-w-0 text-xs leading-snug', compact && 'sr-only')}>
              <p title={person.name} className="truncate font-semibold">
                {person.name}
              </p>
              <p title={person.email} className="truncate text-muted-foreground">
                {person.email}
              </p>
            </div>
          </div>
        ) : null}
        <NavLink to="/dashboard" label="Customer area" icon={UserRound} compact={compact} onChoose={onChoose} />
        <button
          type="button"
          onClick={onLogout}
          title={compact ? 'Logout' : undefined}
          className={clsx(navItemClass, compact && 'justify-center')}
        >
          <LogOut className="size-5 shrink-0" aria-hidden="true" />
          <span className={clsx(compact && 'sr-only')}>Logout</span>
        </button>
      </div>
    </div>
  );
}

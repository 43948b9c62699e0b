import { clsx } from 'clsx';
import { LogOut, UserRound } from 'lucide-react';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { OpenMessages } from '../kit/open-messages.tsx';
import { useCan } from '../kit/use-can.ts';
import { accessiblePages, adminPages, secondaryPages } from './admin-pages.ts';
import { navItemClass } from './nav-item-class.ts';
import { NavLink } from './nav-link.tsx';

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

/** The main screens, the rarely used ones set apart, the signed-in user, the customer area, and sign-out. */
export function AdminNav({ person, onLogout, compact = false, onChoose }: AdminNavProps) {
  const can = useCan();
  const secondary = accessiblePages(secondaryPages, can);
  return (
    <div className="flex grow flex-col gap-4">
      <nav aria-label="Admin" className="grid gap-4">
        <ul className="grid gap-0.5">
          {accessiblePages(adminPages, can).map(({ label, to, icon }) => (
            <li key={to}>
              <NavLink to={to} label={label} icon={icon} compact={compact} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        <ul className={clsx('grid gap-0.5 border-t border-border pt-4', secondary.length === 0 && 'hidden')}>
          {secondary.map(({ label, to, icon }) => (
            <li key={to}>
              <NavLink to={to} label={label} icon={icon} compact={compact} onChoose={onChoose}>
                {to === '/admin/messages' ? <OpenMessages compact={compact} /> : null}
              </NavLink>
            </li>
          ))}
        </ul>
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

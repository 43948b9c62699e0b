import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LogOut, ShieldCheck } from 'lucide-react';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { dashboardPages } from '../kit/dashboard-pages.ts';
import { UnreadMessages } from '../kit/unread-messages.tsx';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
}

interface DashboardNavProps {
  readonly person: Person | null;
  readonly onLogout: () => void;
  /** Called after a selection, to close a sidebar that covers the page. */
  readonly onChoose?: (() => void) | undefined;
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-medium text-ink-11 transition-colors hover:bg-accent hover:text-foreground';

/** The signed-in user, the pages, a link to the administration for administrators, and sign-out. */
export function DashboardNav({ person, onLogout, onChoose }: DashboardNavProps) {
  return (
    <div className="flex grow flex-col">
      {person ? (
        <div className="flex items-center gap-3 px-3 pb-5">
          <PersonAvatar name={person.name} src={person.avatar} />
          <div className="min-w-0 text-sm leading-snug">
            <p title={person.name} className="truncate font-semibold">
              {person.name}
            </p>
            <p title={person.email} className="truncate text-muted-foreground">
              {person.email}
            </p>
          </div>
        </div>
      ) : null}
      <nav aria-label={t`Dashboard`}>
        <ul className="grid gap-0.5">
          {dashboardPages.map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onChoose}
                activeOptions={{ exact: to === '/dashboard' }}
                className={`${itemClass} aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary`}
              >
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                <span>{label}</span>
                {to === '/dashboard/messages' && person ? <UnreadMessages /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-0.5 border-t border-border pt-0.5 lg:mt-3 lg:pt-3">
        <Link to="/admin" onClick={onChoose} className={`${itemClass} not-admin:hidden`}>
          <ShieldCheck className="size-5 shrink-0" aria-hidden="true" />
          <Trans>Administration</Trans>
        </Link>
        <button type="button" onClick={onLogout} className={itemClass}>
          <LogOut className="size-5 shrink-0" aria-hidden="true" />
          <Trans>Logout</Trans>
        </button>
      </div>
    </div>
  );
}

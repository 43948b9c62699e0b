import type { ReactNode } from 'react';
import type { AdminRight } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { RIGHTS } from '../../kit/rights-labels.ts';

interface TeamRowProps {
  readonly name: string;
  readonly email: string;
  /** A note after the name. */
  readonly badge?: string | undefined;
  readonly rights: readonly AdminRight[];
  /** Further details, below. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** A member of the team: name and rights. */
export function TeamRow({ name, email, badge, rights, note, actions }: TeamRowProps) {
  return (
    <li className="flex items-start gap-3.5 border-b border-border px-4 py-4 last:border-b-0 sm:px-5">
      <PersonAvatar name={name} src={null} className="mt-0.5 size-10 text-sm" />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-medium" dir="auto">
          <span>{name}</span>
          {badge ? <span className="ml-2 text-xs font-normal text-muted-foreground">{badge}</span> : null}
        </p>
        <p className="text-xs wrap-anywhere text-muted-foreground">{email}</p>
        <ul className="mt-2 flex flex-wrap gap-1.5" aria-label="Access">
          {RIGHTS.filter(({ right }) => rights.includes(right)).map(({ right, label }) => (
            <li key={right}>
              <Badge variant={right === 'all' ? 'soft' : 'secondary'}>{label}</Badge>
            </li>
          ))}
        </ul>
        {note ? <p className="mt-2 text-xs text-muted-foreground">{note}</p> : null}
      </div>
      {actions ? <div className="-mt-1 -mr-2 flex shrink-0">{actions}</div> : null}
    </li>
  );
}

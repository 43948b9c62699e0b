import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { AdminUser } from '@/api/generated/model.ts';
import { TeamRow } from './team-row.tsx';

interface MemberRowProps {
  readonly person: AdminUser;
  readonly isSelf: boolean;
}

/** An administrator; name, rights and status are edited on the users screen. */
export function MemberRow({ person: { name, email, rights, status }, isSelf }: MemberRowProps) {
  return (
    <TeamRow
      name={name}
      email={email}
      badge={isSelf ? 'You' : undefined}
      rights={rights}
      note={status === 'suspended' ? 'Suspended' : null}
      actions={
        isSelf ? null : (
          <Link
            to="/admin/users"
            search={{ search: email }}
            title="Edit"
            className="inline-flex size-11 items-center justify-center rounded-md text-ink-11 transition-colors hover:bg-ink-4 hover:text-foreground"
          >
            <Pencil className="size-5" aria-hidden="true" />
            <span className="sr-only">{`Edit ${name}`}</span>
          </Link>
        )
      }
    />
  );
}

import { clsx } from 'clsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { TWO_LINES } from '../../kit/list/column.ts';
import { useOriginState } from '../../kit/record/list-origin.ts';
import { CustomerLink } from '../../kit/record/record-links.tsx';

interface UserCellProps {
  readonly name: string;
  /** The id of the account, whose page the name links to. */
  readonly id: string;
  readonly email: string;
  /** Marks the administrator's own row. */
  readonly isSelf?: boolean;
}

/** A user: initials, name, email. One line each, however long; in a card the email is shown in full. */
export function UserCell({ id, name, email, isSelf = false }: UserCellProps) {
  const origin = useOriginState();
  return (
    <div className="flex min-w-0 items-center gap-3 cards:gap-2">
      <PersonAvatar name={name} src={null} className="size-9 text-xs cards:size-8 rows:compact:hidden" />
      <div className={clsx(TWO_LINES, 'leading-snug')}>
        <p className="truncate font-medium" dir="auto">
          <CustomerLink id={id} state={origin} className="rounded-sm hover:text-primary hover:underline">
            {name}
          </CustomerLink>
          {isSelf ? <span className="ml-2 text-xs font-normal text-muted-foreground">You</span> : null}
        </p>
        <p className="text-xs text-muted-foreground rows:truncate">{email}</p>
      </div>
    </div>
  );
}

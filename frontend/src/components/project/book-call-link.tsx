import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { buttonVariants } from '../ui/button.tsx';

interface BookCallLinkProps {
  /** The free times. */
  readonly starts: readonly string[] | undefined;
  /** Of the project or sent brief that the call is about; null without one. */
  readonly token: string | null;
}

/** Leads to the free times; nothing while there are none. */
export function BookCallLink({ starts, token }: BookCallLinkProps) {
  if (!starts || starts.length === 0) return null;
  return (
    <Link
      to="/book-a-call"
      {...(token === null ? {} : { hash: token })}
      className={buttonVariants({ variant: 'outline' })}
    >
      <CalendarClock aria-hidden="true" />
      <span>
        <Trans>Book a call</Trans>
      </span>
    </Link>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ButtonVariants, buttonVariants } from '../ui/button.tsx';

interface DashboardLinkProps extends ButtonVariants {
  readonly className?: string;
  readonly onClick?: () => void;
}

/** The link to the user's working area: the administration for administrators, the customer area for everyone else. */
export function DashboardLink({ className = '', onClick, ...look }: DashboardLinkProps) {
  const link = (to: '/dashboard' | '/admin', displayed: string) => (
    <Link to={to} onClick={onClick} className={buttonVariants({ ...look, className: `${displayed} ${className}` })}>
      <Trans>Dashboard</Trans>
    </Link>
  );
  return (
    <>
      {link('/dashboard', 'signed-out:hidden as-admin:hidden')}
      {link('/admin', 'not-admin:hidden')}
    </>
  );
}

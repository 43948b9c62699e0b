import { Link } from '@tanstack/react-router';
import { type ButtonVariants, buttonVariants } from '../ui/button.tsx';

interface DashboardLinkProps extends ButtonVariants {
  readonly className?: string;
  readonly onClick?: () => void;
}

/** The way to where one works: an administrator's is the administration, everybody else's the customer area. */
export function DashboardLink({ className = '', onClick, ...look }: DashboardLinkProps) {
  const link = (to: '/dashboard' | '/admin', shown: string) => (
    <Link to={to} onClick={onClick} className={buttonVariants({ ...look, className: `${shown} ${className}` })}>
      Dashboard
    </Link>
  );
  return (
    <>
      {link('/dashboard', 'signed-out:hidden as-admin:hidden')}
      {link('/admin', 'not-admin:hidden')}
    </>
  );
}

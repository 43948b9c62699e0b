import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/components/ui/button-class.ts';

interface OverviewPageProps {
  readonly name: string;
}

/** First page after signing in. */
export function OverviewPage({ name }: OverviewPageProps) {
  return (
    <section className="pt-8">
      <h1 className="text-3xl">Welcome back, {name}!</h1>
      <p className="mt-3 max-w-prose text-muted">Everything you have bought from us is in your orders.</p>
      <Link to="/dashboard/orders" className={buttonClass({ variant: 'secondary', className: 'mt-6' })}>
        View orders
      </Link>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';

interface EmptyOverviewProps {
  /** Whether no product can be bought yet. */
  readonly nothingForSale: boolean;
}

/** Replaces figures and orders until there is an order. */
export function EmptyOverview({ nothingForSale }: EmptyOverviewProps) {
  return (
    <Card>
      <EmptyState
        scene="figures"
        title="Figures start with your first order"
        line={
          nothingForSale
            ? 'Add a product with a file to start selling.'
            : 'Your products are on sale. Customers, orders and revenue appear here after your first order.'
        }
        action={
          nothingForSale ? (
            <Link to="/admin/products" search={{ product: 'new' }} className={buttonVariants()}>
              Add the first product
            </Link>
          ) : (
            <Link to="/products" className={buttonVariants({ variant: 'outline' })}>
              View your site
            </Link>
          )
        }
      />
    </Card>
  );
}

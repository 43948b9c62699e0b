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
        title="The figures begin with the first order"
        line={
          nothingForSale
            ? 'Add a product with a file first. Then it can be found, bought and downloaded.'
            : 'Your products are on sale. Customers, orders and revenue appear here with the first order.'
        }
        action={
          nothingForSale ? (
            <Link to="/admin/products" search={{ product: 'new' }} className={buttonVariants()}>
              Add the first product
            </Link>
          ) : (
            <Link to="/products" className={buttonVariants({ variant: 'outline' })}>
              See them as visitors do
            </Link>
          )
        }
      />
    </Card>
  );
}

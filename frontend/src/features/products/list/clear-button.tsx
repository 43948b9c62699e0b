import { useNavigate } from '@tanstack/react-router';
import type { ProductSort } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { focusResults } from '@/lib/focus-results.ts';

interface ClearButtonProps {
  /** The order is no filter and stays. */
  readonly sort: ProductSort | undefined;
  readonly small?: boolean;
}

/** Shows all products again. A form of its own, so that it works without script too. */
export function ClearButton({ sort, small = false }: ClearButtonProps) {
  const navigate = useNavigate();
  return (
    <form
      action="/products"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        focusResults();
        void navigate({ to: '/products', search: { sort } });
      }}
    >
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <Button type="submit" variant={small ? 'quiet' : 'secondary'} size={small ? 'small' : 'medium'}>
        Clear
      </Button>
    </form>
  );
}

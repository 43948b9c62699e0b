import { useNavigate } from '@tanstack/react-router';
import type { ProductSort } from '@/api/generated/model.ts';
import { ClearButton } from '@/components/list/clear-button.tsx';
import { toAddress } from '@/i18n/language.ts';

interface ProductClearProps {
  /** The sort order is not a filter and stays. */
  readonly sort: ProductSort | undefined;
  readonly small?: boolean;
}

/** Shows all products again. */
export function ProductClear({ sort, small = false }: ProductClearProps) {
  const navigate = useNavigate();
  return (
    <ClearButton
      action={toAddress('/products')}
      preserved={{ sort }}
      small={small}
      onClear={() => void navigate({ to: '/products', search: { sort } })}
    />
  );
}

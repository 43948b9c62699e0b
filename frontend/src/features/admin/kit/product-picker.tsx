import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetProduct } from '@/api/generated/admin-products/admin-products.ts';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { ProductSearch } from './product-search.tsx';
import { useProductOptions } from './use-product-options.ts';

interface ProductPickerProps {
  readonly selected: readonly number[];
  readonly onChange: (selected: number[]) => void;
}

/**
 * The products that a code applies to; none selected means all. A deleted product stays selected until it is unticked.
 */
export function ProductPicker({ selected, onChange }: ProductPickerProps) {
  const products = useProductOptions(selected);
  const { matches, missingIds, isMany, list } = products;
  const { data, error, isFetching, refetch } = list;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Products</legend>
      {data ? null : error ? (
        <div role="alert" className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
          <p className="font-semibold text-destructive">{errorMessage(error, 'Failed to fetch products')}</p>
          <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton className="h-44" />
      )}
      {isMany ? <ProductSearch {...products} /> : null}
      <ul
        hidden={matches.length + missingIds.length === 0}
        className="max-h-64 overflow-y-auto rounded-md border border-input"
      >
        {[...matches.map(({ id, title }) => ({ id, title })), ...missingIds.map((id) => ({ id, title: null }))].map(
          ({ id, title }) => (
            <li key={id} className="border-b border-border last:border-b-0">
              <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 text-sm hover:bg-accent">
                <input
                  type="checkbox"
                  checked={selected.includes(id)}
                  onChange={({ currentTarget }) =>
                    onChange(currentTarget.checked ? [...selected, id] : selected.filter((other) => other !== id))
                  }
                  className="size-4 shrink-0 accent-primary"
                />
                {title === null ? <UnlistedTitle id={id} /> : <Title>{title}</Title>}
              </label>
            </li>
          ),
        )}
      </ul>
      <p className="mt-1.5 text-xs text-muted-foreground">
        {selected.length === 0 ? 'Applies to all products.' : 'Applies to the selected products only.'}
      </p>
    </fieldset>
  );
}

/** The title of a product outside the loaded list; its number until the title is loaded, or when it was deleted. */
function UnlistedTitle({ id }: { readonly id: number }) {
  const { data } = useAdminGetProduct(String(id), { query: { retry: false } });
  return <Title>{data?.title ?? `Product ${id}`}</Title>;
}

function Title({ children }: { readonly children: string }) {
  return (
    <bdi lang={detectLanguage(children)} className="min-w-0 wrap-anywhere">
      {children}
    </bdi>
  );
}

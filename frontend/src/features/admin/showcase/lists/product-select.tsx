import { useState } from 'react';
import { useAdminGetProduct } from '@/api/generated/admin-products/admin-products.ts';
import { ProductSearch } from '../../kit/product-search.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { useProductOptions } from '../../kit/use-product-options.ts';

interface ProductSelectProps {
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly help?: string;
}

/** Selects a product; the selected one is also an option while the list loads, and during a search for another. */
export function ProductSelect({ defaultValue, ...rest }: ProductSelectProps) {
  const [selected, setSelected] = useState(defaultValue);
  const products = useProductOptions(selected ? [Number(selected)] : []);
  const { matches, missingIds, isMany, list } = products;
  const { data: other } = useAdminGetProduct(selected, { query: { enabled: missingIds.length > 0, retry: false } });
  const options = [...matches, ...(other && missingIds.length > 0 ? [other] : [])].map(({ id, title, status }) => ({
    value: String(id),
    label: status === 'published' ? title : `${title} (not published)`,
  }));
  if (selected && !options.some(({ value }) => value === selected)) {
    options.push({ value: selected, label: list.data ? `Product ${selected}` : 'Loading products' });
  }
  return (
    <>
      {isMany ? <ProductSearch {...products} /> : null}
      <SelectField
        {...rest}
        value={selected}
        onChange={({ currentTarget }) => setSelected(currentTarget.value)}
        options={options}
      />
    </>
  );
}

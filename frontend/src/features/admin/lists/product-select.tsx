import { useState } from 'react';
import { useAdminGetProduct } from '@/api/generated/admin-products/admin-products.ts';
import { ProductSearch } from '../kit/product-search.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { useProductChoices } from '../kit/use-product-choices.ts';

interface ProductSelectProps {
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly help?: string;
}

/** Selects a product; the selected one is also an option while the list loads, and during a search for another. */
export function ProductSelect({ defaultValue, ...rest }: ProductSelectProps) {
  const [chosen, setChosen] = useState(defaultValue);
  const products = useProductChoices(chosen ? [Number(chosen)] : []);
  const { found, others, isMany, list } = products;
  const { data: other } = useAdminGetProduct(chosen, { query: { enabled: others.length > 0, retry: false } });
  const options = [...found, ...(other && others.length > 0 ? [other] : [])].map(({ id, title, status }) => ({
    value: String(id),
    label: status === 'published' ? title : `${title} (not published)`,
  }));
  if (chosen && !options.some(({ value }) => value === chosen)) {
    options.push({ value: chosen, label: list.data ? `Product ${chosen}` : 'Loading products' });
  }
  return (
    <>
      {isMany ? <ProductSearch {...products} /> : null}
      <SelectField
        {...rest}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={options}
      />
    </>
  );
}

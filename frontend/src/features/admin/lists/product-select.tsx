import { useState } from 'react';
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

/** One of the products; the chosen one is offered also while the list is on its way, and while another is searched for. */
export function ProductSelect({ defaultValue, ...rest }: ProductSelectProps) {
  const [chosen, setChosen] = useState(defaultValue);
  const products = useProductChoices(chosen ? [Number(chosen)] : []);
  const { choices, isMany, list } = products;
  const options = choices.map(({ id, title, isDraft }) => ({
    value: String(id),
    label: isDraft ? `${title} (not published)` : title,
  }));
  if (chosen && !list.data) options.push({ value: chosen, label: 'Loading products' });
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

import { useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import { SelectField } from '../kit/select-field.tsx';

interface ProductSelectProps {
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly help?: string;
}

/** One of the products; the chosen one is offered also while the list is on its way. */
export function ProductSelect({ defaultValue, ...rest }: ProductSelectProps) {
  const { data } = useAdminListProducts({ limit: 100, sort: 'title' });
  const options = (data?.items ?? []).map(({ id, title, status }) => ({
    value: String(id),
    label: status === 'published' ? title : `${title} (not published)`,
  }));
  if (defaultValue && !options.some(({ value }) => value === defaultValue)) {
    options.unshift({ value: defaultValue, label: data ? `Product ${defaultValue}` : 'Loading products' });
  }
  // The browser chooses from the options that are there when it is made.
  return <SelectField key={data ? 'all' : 'first'} {...rest} defaultValue={defaultValue} options={options} />;
}

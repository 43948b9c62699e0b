import { Trash2 } from 'lucide-react';
import { useAdminGetProduct } from '@/api/generated/admin-products/admin-products.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { formatMoney } from '@/lib/format.ts';
import { SelectField } from '../../kit/select-field.tsx';
import type { PartDraft } from './bundle-rules.ts';

interface BundlePartRowProps {
  readonly part: PartDraft;
  /** 1-based. */
  readonly number: number;
  readonly products: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (patch: Partial<PartDraft>) => void;
  readonly onRemove: (() => void) | undefined;
}

const NONE = { value: '', label: 'Select' };

/** One product of a bundle with its plan; the plans load once a product is selected. */
export function BundlePartRow({ part, number, products, onChange, onRemove }: BundlePartRowProps) {
  const { productId, planId } = part;
  const { data } = useAdminGetProduct(productId, { query: { enabled: productId !== '', retry: false } });
  const plans = (data?.pricing ?? []).flatMap(({ id, name, price }) =>
    id ? [{ value: id, label: `${name}, ${formatMoney(price)}` }] : [],
  );
  const isUnknown = planId !== '' && !plans.some(({ value }) => value === planId);
  const isListed = productId === '' || products.some(({ value }) => value === productId);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-2 rounded-xl border border-border bg-muted px-4 pt-3 sm:grid-cols-[1fr_12rem_auto]">
      <SelectField
        name={`${part.key}-product`}
        label={`Product ${number}`}
        value={productId}
        options={[
          ...(productId === '' ? [NONE] : []),
          ...products,
          ...(isListed ? [] : [{ value: productId, label: data?.title ?? `Product ${productId}` }]),
        ]}
        onChange={({ currentTarget }) => onChange({ productId: currentTarget.value, planId: '' })}
      />
      <SelectField
        name={`${part.key}-plan`}
        label="Plan"
        value={planId}
        disabled={productId === ''}
        options={[
          ...(planId === '' ? [NONE] : []),
          ...plans,
          ...(isUnknown ? [{ value: planId, label: data ? 'No longer on sale' : 'Loading' }] : []),
        ]}
        onChange={({ currentTarget }) => onChange({ planId: currentTarget.value })}
      />
      <IconButton
        icon={Trash2}
        label={`Remove product ${number}`}
        disabled={onRemove === undefined}
        onClick={onRemove}
        className="mt-6 max-sm:col-start-2 max-sm:row-start-1"
      />
    </li>
  );
}

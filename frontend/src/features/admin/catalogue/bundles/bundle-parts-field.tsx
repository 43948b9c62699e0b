import { Plus } from 'lucide-react';
import { bundleInputPartsMax, bundleInputPartsMin } from '@/api/generated/zod/schemas/bundleInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { ProductSearch } from '../../kit/product-search.tsx';
import { useProductOptions } from '../../kit/use-product-options.ts';
import { BundlePartRow } from './bundle-part-row.tsx';
import { newPart, type PartDraft } from './bundle-rules.ts';

interface BundlePartsFieldProps {
  readonly parts: readonly PartDraft[];
  readonly onChange: (parts: PartDraft[]) => void;
  readonly error: string | undefined;
}

/** The products of a bundle in the order shown, each with one plan. */
export function BundlePartsField({ parts, onChange, error }: BundlePartsFieldProps) {
  const products = useProductOptions([]);
  const options = products.matches.map(({ id, title, status }) => ({
    value: String(id),
    label: status === 'published' ? title : `${title} (not published)`,
  }));
  const patch = (key: string, change: Partial<PartDraft>) =>
    onChange(parts.map((part) => (part.key === key ? { ...part, ...change } : part)));
  return (
    <fieldset id="parts" tabIndex={-1} className="min-w-0 pb-4" aria-describedby="parts-note">
      <legend className="mb-1.5 text-sm font-semibold">Products</legend>
      {products.isMany ? <ProductSearch {...products} /> : null}
      <ol className="grid gap-3">
        {parts.map((part, index) => (
          <BundlePartRow
            key={part.key}
            part={part}
            number={index + 1}
            products={options}
            onChange={(change) => patch(part.key, change)}
            onRemove={
              parts.length > bundleInputPartsMin
                ? () => onChange(parts.filter(({ key }) => key !== part.key))
                : undefined
            }
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button
          variant="outline"
          size="sm"
          disabled={parts.length >= bundleInputPartsMax}
          onClick={() => onChange([...parts, newPart()])}
        >
          <Plus aria-hidden="true" />
          Add product
        </Button>
        <p
          id="parts-note"
          role={error ? 'alert' : undefined}
          className={error ? 'text-xs font-semibold text-destructive' : 'text-xs text-muted-foreground'}
        >
          {error ?? `Up to ${bundleInputPartsMax} products, each with one plan.`}
        </p>
      </div>
    </fieldset>
  );
}

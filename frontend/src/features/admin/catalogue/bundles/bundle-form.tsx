import type { FormEvent } from 'react';
import { bundleInputDescriptionMax, bundleInputNameMax } from '@/api/generated/zod/schemas/bundleInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { currencySymbol } from '@/lib/currency-symbol.ts';
import { PictureField } from '../../kit/picture/picture-field.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { BundlePartsField } from './bundle-parts-field.tsx';
import { priceLength } from './bundle-rules.ts';
import type { BundleFormState } from './use-bundle-form.ts';

interface BundleFormProps {
  /** The submit button outside the form refers to it. */
  readonly id: string;
  readonly form: BundleFormState;
}

/** Name, text, products, price, period and picture of a bundle. */
export function BundleForm({ id, form: { draft, problems, change, form } }: BundleFormProps) {
  const text = (name: 'name' | 'description' | 'price' | 'lastDay') => ({
    name,
    value: draft[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <form id={id} noValidate aria-label="Bundle" className="grid gap-2.5" {...form}>
      <SwitchField
        name="published"
        label="Visible on site"
        help="Turn off to hide it from visitors."
        checked={draft.published}
        onChange={({ currentTarget }) => change({ published: currentTarget.checked })}
      />
      <Field label="Name" marked maxLength={bundleInputNameMax} {...text('name')} />
      <TextAreaField
        label="Description"
        marked
        rows={5}
        maxLength={bundleInputDescriptionMax}
        help="Separate paragraphs with a blank line."
        {...text('description')}
      />
      <BundlePartsField parts={draft.parts} onChange={(parts) => change({ parts })} error={problems.parts} />
      <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
        <Field
          label={`Price (${currencySymbol()})`}
          marked
          inputMode="decimal"
          maxLength={priceLength()}
          help="Lower than the plans together."
          {...text('price')}
        />
        <Field label="Last day" type="date" help="Leave empty for no end." {...text('lastDay')} />
      </div>
      <PictureField
        name="image"
        label="Picture"
        value={draft.image}
        onChange={(image) => change({ image })}
        marked
        error={problems.image}
      />
    </form>
  );
}

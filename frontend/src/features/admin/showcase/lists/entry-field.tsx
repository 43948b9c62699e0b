import { testimonialInputRatingMax } from '@/api/generated/zod/schemas/testimonialInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import type { FieldSpec } from '../../kit/field-spec.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { ProductSelect } from './product-select.tsx';
import { serviceIconNames, serviceIcons } from './service-icons.ts';

interface EntryFieldProps {
  readonly spec: FieldSpec;
  /** Its initial value. */
  readonly value: string;
  readonly error: string | undefined;
}

const MAX_RATING = testimonialInputRatingMax;
const RATINGS = Array.from({ length: MAX_RATING }, (_, below) => MAX_RATING - below).map((stars) => ({
  value: String(stars),
  label: `${'★'.repeat(stars)}${'☆'.repeat(MAX_RATING - stars)}  ${stars} of ${MAX_RATING}`,
}));
const ICONS = serviceIcons.map((icon) => ({ value: icon, label: serviceIconNames[icon] }));

/** The control of one field of an editor. */
export function EntryField({ spec, value, error }: EntryFieldProps) {
  const { name, label, kind, max, rows, help, missing } = spec;
  const shared = { name, label, defaultValue: value, error, ...(help ? { help } : {}) };
  switch (kind) {
    case 'area':
      return <TextAreaField {...shared} rows={rows} maxLength={max} marked={Boolean(missing)} />;
    case 'lines':
      return <TextAreaField {...shared} rows={rows} />;
    case 'rating':
      return <SelectField {...shared} options={RATINGS} />;
    case 'icon':
      return <SelectField {...shared} options={ICONS} />;
    case 'product':
      return <ProductSelect {...shared} />;
    case 'https':
      return <Field {...shared} type="url" inputMode="url" maxLength={max} placeholder="https://" />;
    default:
      return <Field {...shared} maxLength={max} marked={Boolean(missing)} />;
  }
}

import type { Accent } from '@contract/rules/accent.ts';
import { Field } from '@/components/ui/field.tsx';
import type { PictureData } from '@/components/ui/picture.tsx';
import { PictureField } from '../../kit/picture/picture-field.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { AccentField } from './accent-field.tsx';
import { EntriesField } from './entries-field.tsx';
import { entriesOf, type SiteField, toText } from './site-field.ts';

interface SiteControlProps {
  readonly field: SiteField;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** The control of one field of a section. */
export function SiteControl({ field, value, error, onChange }: SiteControlProps) {
  const { name, label, help } = field;
  const shared = { name, label, help, error, value: toText(value) };
  switch (field.kind) {
    case 'text':
      return (
        <Field
          {...shared}
          maxLength={field.max}
          marked={Boolean(field.missing)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'area':
      return (
        <TextAreaField
          {...shared}
          rows={field.rows}
          maxLength={field.max}
          marked={Boolean(field.missing)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'lines':
      return <TextAreaField {...shared} rows={8} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
    case 'switch':
      return (
        <SwitchField
          name={name}
          label={label}
          help={help ?? ''}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'picture':
      return (
        <PictureField
          name={name}
          label={label}
          value={value as PictureData | null}
          onChange={onChange}
          error={error}
          removable
          {...(field.ground ? { ground: field.ground } : {})}
          {...(help ? { help } : {})}
        />
      );
    case 'accent':
      return <AccentField name={name} value={value as Accent | null} error={error} onChange={onChange} />;
    case 'entries':
      return <EntriesField field={field} entries={entriesOf(value)} error={error} onChange={onChange} />;
    case 'head':
      return (
        <HeadFields field={field} value={value as { title: string; text: string }} error={error} onChange={onChange} />
      );
  }
}

interface HeadFieldsProps extends Omit<SiteControlProps, 'field' | 'value'> {
  readonly field: Extract<SiteField, { kind: 'head' }>;
  readonly value: { readonly title: string; readonly text: string };
}

/** Title and text above one public page. */
function HeadFields({ field: { name, label, titleMax, textMax }, value, error, onChange }: HeadFieldsProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{label}</legend>
      <Field
        name={`${name}-title`}
        label="Title"
        value={value.title}
        maxLength={titleMax}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...value, title: currentTarget.value })}
      />
      <TextAreaField
        name={`${name}-text`}
        label="Text"
        rows={2}
        value={value.text}
        maxLength={textMax}
        onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
      />
    </fieldset>
  );
}

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import type { Entry, EntryText, SiteField } from './site-field.ts';

interface EntriesFieldProps {
  readonly field: Extract<SiteField, { kind: 'entries' }>;
  readonly entries: readonly Entry[];
  readonly error: string | undefined;
  readonly onChange: (entries: readonly Entry[]) => void;
}

const iconName = (icon: string): string => {
  const iconLabel = icon.replaceAll('-', ' ');
  return iconLabel.charAt(0).toUpperCase() + iconLabel.slice(1);
};

/** A list within a section: entries are edited in place, moved and removed. */
export function EntriesField({ field, entries, error, onChange }: EntriesFieldProps) {
  const { name, label, noun, maxEntries, fields } = field;
  const replace = (place: number, entry: Entry) =>
    onChange(entries.map((old, index) => (index === place ? entry : old)));
  const moveEntry = (from: number, to: number) => {
    const reordered = entries.filter((_, index) => index !== from);
    const entry = entries[from];
    if (entry) onChange([...reordered.slice(0, to), entry, ...reordered.slice(to)]);
  };
  // Entries have no ids while they are edited.
  const entryKey = (place: number) => `${name}-${place}`;
  const blank = Object.fromEntries(
    fields.map((text) => [text.name, text.options?.[0]?.value ?? text.icons?.[0] ?? '']),
  );
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      {error ? (
        <p role="alert" className="mt-1 text-xs font-semibold text-destructive">
          {error}
        </p>
      ) : null}
      <ol className="mt-2 grid gap-3">
        {entries.map((entry, place) => (
          <li key={entryKey(place)} className="rounded-md border border-border p-4 pt-2">
            <div className="mb-1 flex items-center justify-between">
              <span className="text-xs font-semibold text-muted-foreground tabular-nums">
                {`${noun.charAt(0).toUpperCase() + noun.slice(1)} ${place + 1}`}
              </span>
              <span className="-mr-2 flex">
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${noun} ${place + 1} up`}
                  disabled={place === 0}
                  onClick={() => moveEntry(place, place - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${noun} ${place + 1} down`}
                  disabled={place === entries.length - 1}
                  onClick={() => moveEntry(place, place + 1)}
                />
                <IconButton
                  icon={Trash2}
                  label={`Remove ${noun} ${place + 1}`}
                  onClick={() => onChange(entries.filter((_, index) => index !== place))}
                />
              </span>
            </div>
            <div className="grid gap-3">
              {fields.map((text) => (
                <EntryControl
                  key={text.name}
                  id={`${entryKey(place)}-${text.name}`}
                  text={text}
                  value={entry[text.name] ?? ''}
                  onChange={(value) => replace(place, { ...entry, [text.name]: value })}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {entries.length < maxEntries ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => onChange([...entries, blank])}>
          <Plus aria-hidden="true" />
          <span>{`Add ${noun}`}</span>
        </Button>
      ) : (
        <p className="mt-2 text-xs text-muted-foreground">Maximum reached.</p>
      )}
    </fieldset>
  );
}

interface EntryControlProps {
  readonly id: string;
  readonly text: EntryText;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const toOptions = ({ icons, options }: EntryText, value: string) => {
  if (options || !icons) return options;
  const known = icons.includes(value) ? icons : [value, ...icons];
  return known.map((icon) => ({ value: icon, label: iconName(icon) }));
};

function EntryControl({ id, text, value, onChange }: EntryControlProps) {
  const { label, max, rows, placeholder } = text;
  const shared = { name: id, label, value };
  const options = toOptions(text, value);
  if (options) {
    return (
      <SelectField {...shared} options={options} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    );
  }
  const typed = { ...shared, placeholder, ...(max === undefined ? {} : { maxLength: max }) };
  return rows ? (
    <TextAreaField {...typed} rows={rows} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  ) : (
    <Field {...typed} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}

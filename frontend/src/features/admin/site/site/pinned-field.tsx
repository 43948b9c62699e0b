import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { siteTopicsInputPinnedMax } from '@/api/generated/zod/schemas/siteTopicsInput.zod.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { moveItem } from '../../kit/move-item.ts';
import { SelectField } from '../../kit/select-field.tsx';
import type { TopicDraft } from './topics-draft.ts';

interface PinnedFieldProps {
  readonly label: string;
  readonly noun: readonly [string, string];
  readonly items: readonly TopicDraft[];
  /** Keys, in order. */
  readonly pinned: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (pinned: readonly string[]) => void;
}

/** A selection from a list, with an order of its own. */
export function PinnedField({ label, noun, items, pinned, error, onChange }: PinnedFieldProps) {
  const selected = pinned.flatMap((key) => items.find((item) => item.key === key) ?? []);
  const others = items.filter(({ key, name }) => !pinned.includes(key) && name.trim() !== '');
  return (
    <fieldset className="min-w-0 border-t border-border pt-5">
      <legend className="float-left w-full text-lg font-display font-semibold">{label}</legend>
      <p className="clear-both mb-3 text-sm text-muted-foreground">
        {selected.length > 0
          ? `Shown in this order, even when empty. Leave blank for the most used ${noun[1]}.`
          : `The most used ${noun[1]}. Select some to set your own list and order.`}
      </p>
      {error ? (
        <p role="alert" className="mb-2 text-xs font-semibold text-destructive">
          {error}
        </p>
      ) : null}
      <ol>
        {selected.map(({ key, name }, index) => (
          <li key={key} className="flex items-center gap-2 border-t border-border py-1 text-sm">
            <span className="w-6 text-muted-foreground tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
            <span className="-mr-2 flex">
              <IconButton
                icon={ArrowUp}
                label={`${label}: move ${name} up`}
                disabled={index === 0}
                onClick={() => onChange(moveItem(pinned, index, index - 1))}
              />
              <IconButton
                icon={ArrowDown}
                label={`${label}: move ${name} down`}
                disabled={index === selected.length - 1}
                onClick={() => onChange(moveItem(pinned, index, index + 1))}
              />
              <IconButton
                icon={X}
                label={`${label}: remove ${name}`}
                onClick={() => onChange(pinned.filter((candidate) => candidate !== key))}
              />
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && selected.length < siteTopicsInputPinnedMax ? (
        <SelectField
          name={`pinned-add-${noun[0]}`}
          label={`Add a ${noun[0]}`}
          className="max-w-80"
          value=""
          options={[{ value: '', label: 'Select' }, ...others.map(({ key, name }) => ({ value: key, label: name }))]}
          onChange={({ currentTarget }) => currentTarget.value && onChange([...pinned, currentTarget.value])}
        />
      ) : null}
    </fieldset>
  );
}

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { siteTopicInputLabelMax } from '@/api/generated/zod/schemas/siteTopicInput.zod.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { countLabel, type TopicLabels } from './topic-labels.ts';
import type { TopicDraft } from './topics-draft.ts';

interface TopicRowProps {
  readonly topic: TopicDraft;
  readonly labels: TopicLabels;
  readonly position: { readonly index: number; readonly count: number };
  readonly error: string | undefined;
  readonly onChange: (change: Partial<TopicDraft>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** The controls of a name: one row from tablet width on, stacked below that. */
const toColumns = ({ labelled, placements: places }: TopicLabels): string => {
  if (labelled) return 'grid items-start gap-2 md:grid-cols-[1fr_1fr_8.5rem]';
  return places.length > 0 ? 'grid items-start gap-2 md:grid-cols-[1fr_10rem]' : 'grid gap-2';
};
const ROW = 'grid gap-x-2 sm:grid-cols-[minmax(0,1fr)_8.25rem]';

/** Column headers; on a phone the controls are labelled instead. */
export function TopicHead({ labels }: Pick<TopicRowProps, 'labels'>) {
  return (
    <div aria-hidden="true" className={`${ROW} pb-2 text-xs font-semibold text-muted-foreground max-md:hidden`}>
      <div className={toColumns(labels)}>
        <span>Name</span>
        {labels.labelled ? <span>Filter label (optional)</span> : null}
        {labels.placementLabel ? <span>{labels.placementLabel}</span> : null}
      </div>
    </div>
  );
}

/** One name of a list: edited in place, moved and removed; shows how often it is used. */
export function TopicRow({
  topic,
  labels,
  position: { index, count },
  error,
  onChange,
  onMove,
  onRemove,
}: TopicRowProps) {
  const { key, name, label, filter, uses } = topic;
  const { noun, user, maxLength: longest, labelled, placements: places, placementLabel: placeLabel } = labels;
  const called = name || `new ${noun[0]}`;
  const id = `name-${key}`;
  return (
    <li className={`${ROW} border-t border-border py-3`}>
      <div className={toColumns(labels)}>
        <div>
          <Input
            id={id}
            name={id}
            aria-label={`Name of ${noun[0]} ${index + 1}`}
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={`${id}-note`}
            placeholder="Name"
            value={name}
            maxLength={longest}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
          {error ? (
            <p id={`${id}-note`} role="alert" className="mt-1 text-xs font-semibold text-destructive">
              {error}
            </p>
          ) : (
            <p id={`${id}-note`} className="mt-1 text-xs text-muted-foreground tabular-nums">
              {countLabel(uses, user)}
            </p>
          )}
        </div>
        {labelled ? (
          <Input
            name={`label-${key}`}
            aria-label={`Filter label of ${called}`}
            placeholder="Same as name"
            value={label}
            maxLength={siteTopicInputLabelMax}
            onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
          />
        ) : null}
        {places.length > 0 ? (
          <NativeSelect
            name={`filter-${key}`}
            aria-label={`${placeLabel}: ${called}`}
            value={places.some(({ value }) => value === filter) ? filter : 'used'}
            onChange={({ currentTarget }) => {
              const selected = places.find(({ value }) => value === currentTarget.value);
              if (selected) onChange({ filter: selected.value });
            }}
          >
            {places.map(({ value, label: text }) => (
              <NativeSelectOption key={value} value={value}>
                {text}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        ) : null}
      </div>
      <div className="-mr-2 flex justify-end max-sm:mt-1">
        <IconButton
          icon={ArrowUp}
          label={`Move ${called} up`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${called} down`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconButton icon={Trash2} label={`Remove ${called}`} onClick={onRemove} />
      </div>
    </li>
  );
}

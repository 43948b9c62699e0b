import { clsx } from 'clsx';
import { Flag, Mail, Plus, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sequence } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format.ts';
import { readDays, type StepDraft } from './sequence-draft.ts';
import { delayText, SEQUENCE_LABELS } from './sequence-labels.ts';

interface SequenceLineProps {
  readonly sequence: Sequence;
  /** As edited. */
  readonly steps: readonly StepDraft[];
  /** Key of the email in the editor. */
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  /** Undefined where no email can be added. */
  readonly onAdd: (() => void) | undefined;
}

/** The sequence as a line: event, emails, goal, each with its figures. */
export function SequenceLine({ sequence, steps, selected, onSelect, onAdd }: SequenceLineProps) {
  const { event, goal } = SEQUENCE_LABELS[sequence.kind];
  const { entered, active, reached, unsubscribed } = sequence.figures;
  return (
    <ol aria-label="Emails" className="mb-6 grid sm:flex sm:overflow-x-auto sm:pb-2">
      <Station icon={Zap} title={event} figures={[['Entered', entered]]} first />
      {steps.map(({ key, id, days, en, bn }) => {
        const stored = sequence.steps.find((step) => step.id !== null && step.id === id);
        const number = readDays(days);
        return (
          <Station
            key={key}
            icon={Mail}
            note={number === undefined ? 'Delay missing' : delayText(number)}
            title={en.subject || bn.subject || 'Untitled email'}
            figures={[
              ['Waiting', stored?.waiting ?? 0],
              ['Sent', stored?.sent ?? 0],
              ['Unsubscribed', stored?.unsubscribed ?? 0],
            ]}
            selected={key === selected}
            onSelect={() => onSelect(key)}
          />
        );
      })}
      {onAdd ? (
        <li className={clsx(STATION, 'sm:w-auto')}>
          <Button variant="outline" size="sm" onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add email
          </Button>
        </li>
      ) : null}
      <Station
        icon={Flag}
        title={goal}
        figures={[
          ['Goal reached', reached],
          ['Active', active],
          ['Unsubscribed', unsubscribed],
        ]}
        last
      />
    </ol>
  );
}

/** Along the left edge on a phone, along the top elsewhere. */
const STATION =
  'relative pb-5 pl-9 before:absolute before:bg-border max-sm:before:top-0 max-sm:before:bottom-0 max-sm:before:left-3 max-sm:before:w-px sm:w-52 sm:shrink-0 sm:pt-9 sm:pr-4 sm:pb-0 sm:pl-0 sm:before:top-3 sm:before:right-0 sm:before:left-0 sm:before:h-px';

interface StationProps {
  readonly icon: typeof Mail;
  readonly note?: string;
  readonly title: string;
  readonly figures: readonly (readonly [label: string, value: number])[];
  readonly first?: boolean;
  readonly last?: boolean;
  readonly selected?: boolean;
  /** Undefined for what cannot be edited. */
  readonly onSelect?: () => void;
}

function Station({ icon: Icon, note, title, figures, first, last, selected = false, onSelect }: StationProps) {
  const lines = figures.map(([label, value]) => (
    <div key={label} className="flex justify-between gap-3">
      <dt>{label}</dt>
      <dd className="font-semibold text-foreground tabular-nums">{formatCount(value)}</dd>
    </div>
  ));
  return (
    <li
      className={clsx(
        STATION,
        first && 'max-sm:before:top-3',
        last && 'max-sm:before:bottom-auto max-sm:before:h-3 sm:before:right-auto sm:before:w-6',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-0 left-0 grid size-6 place-items-center rounded-full border',
          selected
            ? 'border-primary bg-primary text-primary-foreground'
            : 'border-border bg-card text-muted-foreground',
        )}
      >
        <Icon className="size-3.5" />
      </span>
      <Frame selected={selected} onSelect={onSelect}>
        <span className="block text-xs text-muted-foreground">{note ?? (first ? 'Event' : 'Goal')}</span>
        <span className="mt-0.5 line-clamp-2 text-sm font-semibold wrap-anywhere">{title}</span>
      </Frame>
      <dl className="mt-2 grid max-w-52 gap-0.5 px-3 text-xs text-muted-foreground">{lines}</dl>
    </li>
  );
}

interface FrameProps {
  readonly selected: boolean;
  readonly onSelect: (() => void) | undefined;
  readonly children: ReactNode;
}

const FRAME = 'block w-full rounded-md border px-3 py-2 text-left max-sm:max-w-72';

function Frame({ selected, onSelect, children }: FrameProps) {
  if (!onSelect) return <p className={clsx(FRAME, 'border-transparent')}>{children}</p>;
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      className={clsx(
        FRAME,
        'cursor-pointer transition-colors',
        selected ? 'border-primary bg-primary-soft' : 'border-input hover:border-foreground',
      )}
    >
      {children}
    </button>
  );
}

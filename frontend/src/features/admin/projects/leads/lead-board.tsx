import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CalendarClock } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import type { AdminLead, LeadStage } from '@/api/generated/model.ts';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { formatCount, formatDate, formatMoney } from '@/lib/format.ts';
import { isOverdue, openValue, STAGES } from './lead-stages.ts';

const DRAGGED = 'application/x-lead';

interface LeadBoardProps {
  readonly leads: readonly AdminLead[];
  /** `yyyy-mm-dd` */
  readonly today: string;
  readonly onMove: (lead: AdminLead, stage: LeadStage) => void;
}

/** A column for each stage. A lead is dragged, or moved with its select; the focus stays on it. */
export function LeadBoard({ leads, today, onMove }: LeadBoardProps) {
  return (
    <div className="-mx-(--edge) overflow-x-auto px-(--edge) pb-4 lg:mx-0 lg:px-0">
      <div className="grid min-w-[58rem] grid-cols-5 items-start gap-3">
        {STAGES.map(({ value, label }) => (
          <Column
            key={value}
            stage={value}
            label={label}
            leads={leads.filter(({ stage }) => stage === value)}
            today={today}
            onMove={onMove}
            onDrop={(id) => {
              const lead = leads.find((candidate) => candidate.id === id);
              if (lead && lead.stage !== value) onMove(lead, value);
            }}
          />
        ))}
      </div>
    </div>
  );
}

interface ColumnProps extends LeadBoardProps {
  readonly stage: LeadStage;
  readonly label: string;
  readonly onDrop: (id: string) => void;
}

function Column({ stage, label, leads, today, onMove, onDrop }: ColumnProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const value = openValue(leads);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer.getData(DRAGGED));
  };
  return (
    <section
      aria-labelledby={id}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      data-over={over || undefined}
      data-stage={stage}
      className="min-h-40 rounded-lg border border-transparent bg-muted p-2.5 transition-colors data-over:border-primary data-over:bg-primary-soft"
    >
      <header className="min-h-11 px-1 pb-1">
        <h2 id={id} className="font-sans text-sm font-semibold tracking-normal">
          <span>{label}</span>
          <span className="ms-2 font-normal text-muted-foreground tabular-nums">{formatCount(leads.length)}</span>
        </h2>
        {value > 0 ? <p className="mt-0.5 text-xs text-muted-foreground tabular-nums">{formatMoney(value)}</p> : null}
      </header>
      <ul className="mt-1 grid gap-2">
        {leads.map((lead) => (
          <Card key={lead.id} lead={lead} today={today} onMove={onMove} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly lead: AdminLead;
  readonly today: string;
  readonly onMove: (lead: AdminLead, stage: LeadStage) => void;
}

function Card({ lead, today, onMove }: CardProps) {
  const { id, title, name, value, next_step: step, next_step_on: day, owner, stage } = lead;
  const isLate = isOverdue(lead, today);
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
      className="cursor-grab rounded-md border border-border bg-card p-3 text-sm shadow-xs"
    >
      <Link
        to="/admin/inbox/projects/$id"
        params={{ id }}
        draggable={false}
        className="inline-block min-h-6 font-semibold wrap-anywhere hover:text-primary hover:underline"
      >
        {title}
      </Link>
      <p className="wrap-anywhere text-muted-foreground">
        <bdi>{name}</bdi>
      </p>
      {value === null ? null : <p className="mt-2 font-semibold tabular-nums">{formatMoney(value)}</p>}
      {step || day ? (
        <p className={clsx('mt-2 flex items-start gap-1.5 text-xs', isLate ? 'font-semibold text-destructive' : '')}>
          <CalendarClock aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {step ? <span>{day ? `${step} · ` : step}</span> : null}
            {day ? <span className="whitespace-nowrap">{formatDate(day)}</span> : null}
            {isLate ? <span> (overdue)</span> : null}
          </span>
        </p>
      ) : null}
      <p className="mt-2 truncate text-xs text-muted-foreground">{owner?.name ?? 'Unassigned'}</p>
      <div className="mt-2">
        <NativeSelect
          aria-label={`Stage of ${title}, ${name}`}
          value={stage}
          onChange={({ currentTarget }) => {
            const next = STAGES.find((candidate) => candidate.value === currentTarget.value);
            if (next) onMove(lead, next.value);
          }}
          className="h-9! text-xs!"
          id={`stage-${id}`}
        >
          {STAGES.map((option) => (
            <NativeSelectOption key={option.value} value={option.value}>
              {option.label}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </div>
    </li>
  );
}

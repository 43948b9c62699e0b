import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { FormEvent } from 'react';
import type { InvoiceDraft } from '@/api/generated/model.ts';
import { invoiceDraftInputLinesMax } from '@/api/generated/zod/schemas/invoiceDraftInput.zod.ts';
import {
  invoiceDraftLineDescriptionMax,
  invoiceDraftLineUnitMax,
} from '@/api/generated/zod/schemas/invoiceDraftLine.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { moneyIn } from '@/lib/format-amounts.ts';
import { moveItem } from '../../kit/move-item.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { addLine, type DraftProblems, type LineForm } from './draft-form.ts';

/** A tax that a line can have. */
export type LineTax = Pick<LineForm, 'taxName' | 'taxPercent'>;

const toValue = ({ taxName, taxPercent }: LineTax): string => (taxPercent === 0 ? '' : `${taxPercent} ${taxName}`);
const toLabel = ({ taxName, taxPercent }: LineTax): string =>
  taxPercent === 0 ? 'No tax' : `${taxName} ${taxPercent}%`;

interface DraftLineProps {
  readonly line: LineForm;
  readonly place: number;
  readonly count: number;
  readonly taxes: readonly LineTax[];
  /** Of the line with its tax. */
  readonly total: number;
  readonly currency: string;
  readonly problems: DraftProblems;
  readonly onChange: (line: LineForm) => void;
  /** Moves the line to another index, or removes it. */
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function DraftLine(props: DraftLineProps) {
  const { line, place, count, taxes, total, currency, problems, onChange, onMove, onRemove } = props;
  const options = [...taxes.filter((tax) => toValue(tax) !== toValue(line)), line]
    .toSorted((a, b) => a.taxPercent - b.taxPercent)
    .map((tax) => ({ value: toValue(tax), label: toLabel(tax), tax }));
  const field = (name: 'description' | 'quantity' | 'unit' | 'unitPrice' | 'discount') => ({
    name: `lines.${place}.${name}`,
    value: line[name],
    error: problems[`lines.${place}.${name}`],
    autoComplete: 'off',
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => onChange({ ...line, [name]: currentTarget.value }),
  });
  return (
    <li className="rounded-md border border-border p-4 pt-2">
      <fieldset className="min-w-0">
        <legend className="sr-only">{`Line ${place + 1}`}</legend>
        <div className="mb-1 flex items-center justify-between">
          <span aria-hidden="true" className="text-xs font-semibold text-muted-foreground tabular-nums">
            {`Line ${place + 1}`}
          </span>
          <span className="-me-2 flex">
            <IconButton
              icon={ArrowUp}
              label={`Move line ${place + 1} up`}
              disabled={place === 0}
              onClick={() => onMove(place - 1)}
              className="disabled:opacity-40"
            />
            <IconButton
              icon={ArrowDown}
              label={`Move line ${place + 1} down`}
              disabled={place === count - 1}
              onClick={() => onMove(place + 1)}
              className="disabled:opacity-40"
            />
            <IconButton
              icon={Trash2}
              label={`Remove line ${place + 1}`}
              onClick={onRemove}
              className="hover:text-destructive"
            />
          </span>
        </div>
        <Field label="Description" marked maxLength={invoiceDraftLineDescriptionMax} {...field('description')} />
        <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[1fr_1fr_1.25fr_1fr_1.5fr]">
          <Field label="Quantity" inputMode="decimal" className="tabular-nums" {...field('quantity')} />
          <Field label="Unit" maxLength={invoiceDraftLineUnitMax} placeholder="hours" {...field('unit')} />
          <Field
            label={`Price (${currency})`}
            inputMode="decimal"
            placeholder="0.00"
            className="tabular-nums"
            {...field('unitPrice')}
          />
          <Field
            label="Discount"
            inputMode="decimal"
            placeholder="0.00"
            className="tabular-nums"
            {...field('discount')}
          />
          <SelectField
            name={`lines.${place}.tax`}
            label="Tax"
            options={options}
            error={problems[`lines.${place}.taxName`]}
            value={toValue(line)}
            onChange={({ currentTarget }) => {
              const selected = options.find(({ value }) => value === currentTarget.value);
              if (selected) onChange({ ...line, taxName: selected.tax.taxName, taxPercent: selected.tax.taxPercent });
            }}
          />
        </div>
        <p className="text-end text-sm text-muted-foreground">
          Line total <span className="ms-2 font-semibold text-foreground tabular-nums">{moneyIn(currency, total)}</span>
        </p>
      </fieldset>
    </li>
  );
}

interface DraftLinesProps {
  readonly lines: readonly LineForm[];
  /** Of each line, with its tax. */
  readonly totals: readonly number[];
  readonly currency: InvoiceDraft['currency'];
  readonly taxes: readonly LineTax[];
  /** What the first line starts with. */
  readonly firstTax: LineTax;
  readonly problems: DraftProblems;
  readonly onChange: (lines: readonly LineForm[]) => void;
}

/** The lines of an invoice, in the order of the document. */
export function DraftLines({ lines, totals, currency, taxes, firstTax, problems, onChange }: DraftLinesProps) {
  const move = (from: number, to: number) => {
    onChange(moveItem(lines, from, to));
    // The line keeps the focus at its new position, so that repeated presses keep moving it.
    const direction = to < from ? 'up' : 'down';
    setTimeout(() => document.querySelector<HTMLElement>(`[title="Move line ${to + 1} ${direction}"]`)?.focus());
  };
  return (
    <div id="lines" tabIndex={-1} className="grid gap-3">
      {problems.lines ? (
        <p role="alert" className="text-sm font-medium text-destructive">
          {problems.lines}
        </p>
      ) : null}
      {lines.length > 0 ? (
        <ol className="grid gap-3">
          {lines.map((line, place) => (
            <DraftLine
              key={line.key}
              line={line}
              place={place}
              count={lines.length}
              taxes={taxes}
              total={totals[place] ?? 0}
              currency={currency}
              problems={problems}
              onChange={(changed) => onChange(lines.map((entry) => (entry.key === line.key ? changed : entry)))}
              onMove={(to) => move(place, to)}
              onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          ))}
        </ol>
      ) : null}
      {lines.length < invoiceDraftInputLinesMax ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChange(addLine(lines, firstTax))}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" />
          Add line
        </Button>
      ) : (
        <p className="text-xs text-muted-foreground">Maximum reached.</p>
      )}
    </div>
  );
}

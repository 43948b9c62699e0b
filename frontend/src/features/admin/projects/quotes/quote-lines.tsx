import { toAmount } from '@contract/rules/money.ts';
import { netOf, type QuoteLine } from '@contract/rules/quotes.ts';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { FormEvent } from 'react';
import { adminQuoteInputLinesMax } from '@/api/generated/zod/schemas/adminQuoteInput.zod.ts';
import { quoteLineDescriptionMax, quoteLineUnitMax } from '@/api/generated/zod/schemas/quoteLine.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { moneyIn } from '@/lib/format-amounts.ts';
import { moveItem } from '../../kit/move-item.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { addLine, type LineForm, type QuoteProblems } from './quote-form.ts';

/** A tax that an item can have. */
export type LineTax = Pick<LineForm, 'taxName' | 'taxPercent'>;

const toValue = ({ taxName, taxPercent }: LineTax): string => (taxPercent === 0 ? '' : `${taxPercent} ${taxName}`);
const toLabel = ({ taxName, taxPercent }: LineTax): string =>
  taxPercent === 0 ? 'No tax' : `${taxName} ${taxPercent}%`;

interface ItemProps {
  readonly line: LineForm;
  readonly place: number;
  readonly count: number;
  readonly taxes: readonly LineTax[];
  /** Without tax. */
  readonly net: string;
  readonly currency: string;
  readonly problems: QuoteProblems;
  readonly onChange: (line: LineForm) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function Item(props: ItemProps) {
  const { line, place, count, taxes, net, currency, problems, onChange, onMove, onRemove } = props;
  const number = place + 1;
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
        <legend className="sr-only">{`Item ${number}`}</legend>
        <div className="mb-1 flex items-center justify-between">
          <span aria-hidden="true" className="text-xs font-semibold text-muted-foreground tabular-nums">
            {line.optional ? `Option ${number}` : `Item ${number}`}
          </span>
          <span className="-me-2 flex">
            <IconButton
              icon={ArrowUp}
              label={`Move item ${number} up`}
              disabled={place === 0}
              onClick={() => onMove(place - 1)}
              className="disabled:opacity-40"
            />
            <IconButton
              icon={ArrowDown}
              label={`Move item ${number} down`}
              disabled={place === count - 1}
              onClick={() => onMove(place + 1)}
              className="disabled:opacity-40"
            />
            <IconButton
              icon={Trash2}
              label={`Remove item ${number}`}
              onClick={onRemove}
              className="hover:text-destructive"
            />
          </span>
        </div>
        <Field label="Description" marked maxLength={quoteLineDescriptionMax} {...field('description')} />
        <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[1fr_1fr_1.25fr_1fr_1.5fr]">
          <Field label="Quantity" inputMode="decimal" className="tabular-nums" {...field('quantity')} />
          <Field label="Unit" maxLength={quoteLineUnitMax} placeholder="days" {...field('unit')} />
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
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={line.optional}
              onChange={({ currentTarget }) => onChange({ ...line, optional: currentTarget.checked })}
              className="size-5 accent-primary"
            />
            Optional: the client can add it
          </label>
          <p className="text-sm text-muted-foreground">
            Net <span className="ms-2 font-semibold text-foreground tabular-nums">{net}</span>
          </p>
        </div>
      </fieldset>
    </li>
  );
}

interface QuoteLinesProps {
  readonly lines: readonly LineForm[];
  /** The same, as read. */
  readonly read: readonly QuoteLine[];
  readonly currency: string;
  readonly taxes: readonly LineTax[];
  /** What the first item starts with. */
  readonly firstTax: LineTax;
  readonly problems: QuoteProblems;
  readonly onChange: (lines: readonly LineForm[]) => void;
}

/** The items of a quote, in the order of the document. */
export function QuoteLines({ lines, read, currency, taxes, firstTax, problems, onChange }: QuoteLinesProps) {
  const move = (from: number, to: number) => {
    onChange(moveItem(lines, from, to));
    // The item keeps the focus at its new place, so that several presses move it on.
    const direction = to < from ? 'up' : 'down';
    setTimeout(() => document.querySelector<HTMLElement>(`[title="Move item ${to + 1} ${direction}"]`)?.focus());
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
            <Item
              key={line.id}
              line={line}
              place={place}
              count={lines.length}
              taxes={taxes}
              net={moneyIn(currency, toAmount(read[place] ? netOf(read[place], currency) : 0))}
              currency={currency}
              problems={problems}
              onChange={(changed) => onChange(lines.map((entry) => (entry.id === line.id ? changed : entry)))}
              onMove={(to) => move(place, to)}
              onRemove={() => onChange(lines.filter(({ id }) => id !== line.id))}
            />
          ))}
        </ol>
      ) : null}
      {lines.length < adminQuoteInputLinesMax ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => onChange(addLine(lines, firstTax, false))}>
            <Plus aria-hidden="true" />
            Add item
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onChange(addLine(lines, firstTax, true))}>
            <Plus aria-hidden="true" />
            Add option
          </Button>
        </div>
      ) : (
        <p className="text-xs text-muted-foreground">Maximum reached.</p>
      )}
    </div>
  );
}

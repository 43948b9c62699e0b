import { toInvoiceDocument } from '@contract/rules/invoice-document.ts';
import type { PrintableInvoice } from '@contract/rules/invoice-document-types.ts';
import { LABEL_SEPARATOR } from '@contract/rules/invoice-labels.ts';
import { isMainColumn } from '@contract/rules/invoice-tables.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { language } from '@/i18n/language.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { AdditionalTable } from './additional-table.tsx';
import './invoice.css';

interface InvoiceDocumentProps {
  readonly invoice: PrintableInvoice;
}

const CELL = 'border-b border-border px-2 py-2.5 align-top first:ps-0 last:pe-0';
/** Hidden where they do not fit, which show the totals below; always printed. */
const WIDE = 'hidden sm:table-cell print:table-cell';
/** Ten columns need more room. */
const WIDE_FORM = 'hidden @3xl:table-cell print:table-cell';

/** An invoice or credit note as it is read and printed; with a Bangladeshi BIN in the form of Mushak 6.3. */
export function InvoiceDocument({ invoice }: InvoiceDocumentProps) {
  const {
    bilingual,
    title,
    number,
    form,
    note,
    facts,
    parties,
    columns,
    rows,
    details,
    payment,
    sections = [],
    tables = [],
    sums: totals,
    signature,
  } = toInvoiceDocument(invoice, language);
  // Two lines may be the same; they never change their order.
  const tableRows = rows.map((row, line) => ({ key: `${line} ${row.join()}`, row, detail: details[line] }));
  const drawLabel = (text: string) => (bilingual ? <BilingualLabel text={text} /> : text);
  const cell = (index: number) => {
    const column = columns[index];
    const cellClass = column?.end
      ? 'text-end tabular-nums'
      : clsx('text-start', column?.always ? 'wrap-anywhere sm:min-w-40' : 'whitespace-nowrap');
    return clsx(CELL, !column?.always && (form ? WIDE_FORM : WIDE), cellClass);
  };
  return (
    <article
      aria-label={`${title} ${number}`}
      className={clsx(
        'invoice-paper @container rounded-xl border border-border bg-card p-6 text-sm sm:p-10',
        form && 'invoice-form',
      )}
    >
      {form ? (
        <p className="mb-6 text-center text-xs">
          <span>{drawLabel(form.office)}</span>
          <br />
          <span lang="bn">{form.bangla}</span> <span>{`(${form.latin})`}</span>
        </p>
      ) : null}
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-2xl">{drawLabel(title)}</h2>
          <p className="mt-1 font-semibold tabular-nums">{number}</p>
          {note ? <p className="text-muted-foreground">{drawLabel(note)}</p> : null}
        </div>
        <Pairs
          drawLabel={drawLabel}
          facts={facts}
          className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1 tabular-nums"
        />
      </header>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        {parties.map((party) => (
          <div key={party.title} className="min-w-0 wrap-anywhere tabular-nums">
            <h3 className="font-sans text-xs font-semibold tracking-normal text-muted-foreground">
              {drawLabel(party.title)}
            </h3>
            <p className="mt-1 font-semibold">
              <bdi>{party.name}</bdi>
            </p>
            <p className="whitespace-pre-line">{party.lines.join('\n')}</p>
          </div>
        ))}
      </div>
      <div className="mt-8 sm:overflow-x-auto print:overflow-visible">
        <table className={clsx('w-full border-collapse', form && 'text-xs')}>
          <thead>
            <tr className="text-start text-xs text-muted-foreground">
              {columns.map(({ label }, index) => (
                <th key={label} scope="col" className={cell(index)}>
                  {drawLabel(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tableRows.map(({ key, row, detail }) => (
              <tr key={key}>
                {columns.map((column, index) => (
                  <td key={column.label} className={cell(index)}>
                    <bdi>{row[index]}</bdi>
                    {isMainColumn(column) && detail ? (
                      <span className="block text-xs text-muted-foreground">{drawLabel(detail)}</span>
                    ) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pairs
        drawLabel={drawLabel}
        facts={totals}
        className="mt-6 ms-auto grid max-w-72 grid-cols-2 gap-y-1.5 text-end tabular-nums *:nth-last-[-n+2]:pt-1 *:nth-last-[-n+2]:font-semibold *:nth-last-[-n+2]:text-foreground"
      />
      {tables.map((table) => (
        <AdditionalTable key={table.title} table={table} drawLabel={drawLabel} />
      ))}
      {payment ? (
        <div className="mt-6">
          <p className="font-semibold">{drawLabel(payment.title)}</p>
          <Pairs
            drawLabel={drawLabel}
            facts={payment.facts}
            className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tabular-nums"
          />
        </div>
      ) : null}
      {sections.map(({ title, lines }) => (
        <div key={title} className="mt-6">
          <h3 className="font-sans text-sm font-semibold tracking-normal">{drawLabel(title)}</h3>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{lines.join('\n')}</p>
        </div>
      ))}
      {signature ? (
        <p className="mt-16 max-w-96 border-t border-border pt-2 text-xs text-muted-foreground">
          {drawLabel(signature)}
        </p>
      ) : null}
    </article>
  );
}

interface LabelProps {
  /** in both languages */
  readonly text: string;
}

/** The halves of a label, each in the type of its language. */
const BilingualLabel = ({ text }: LabelProps) =>
  text.split(LABEL_SEPARATOR).map((half, index) => (
    <span key={half} lang={detectLanguage(half)}>
      {index === 0 ? half : LABEL_SEPARATOR + half}
    </span>
  ));

interface PairsProps {
  readonly drawLabel: (text: string) => ReactNode;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly className: string;
}

function Pairs({ drawLabel, facts, className }: PairsProps) {
  return (
    <dl className={className}>
      {facts.flatMap(({ label, value }) => [
        <dt key={label} className="text-muted-foreground">
          {drawLabel(label)}
        </dt>,
        <dd key={`${label} value`}>{value}</dd>,
      ])}
    </dl>
  );
}

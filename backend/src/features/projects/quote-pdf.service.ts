import { msg, t } from '../../../../contract/i18n/macros.ts';
import { writeText } from '../../../../contract/i18n/message.ts';
import { formatLongDay, formatLongMoment } from '../../../../contract/rules/business-day.ts';
import { toPartyBlock } from '../../../../contract/rules/invoice-document.ts';
import { column, mainColumn } from '../../../../contract/rules/invoice-tables.ts';
import { type Language, LOCALES } from '../../../../contract/rules/languages.ts';
import { formatMoney, toCents } from '../../../../contract/rules/money.ts';
import {
  listPayments,
  netOf,
  priceQuote,
  type QuoteLine,
  type QuotePhase,
  quoteNumber,
} from '../../../../contract/rules/quotes.ts';
import type { StoredQuote } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type Paper, renderPdf } from '../../lib/papers/paper-pdf.ts';
import { toLetterhead } from '../billing/pdf-file.service.ts';
import type { QuoteAcceptanceRow, QuoteVersionRow } from './quotes.repository.ts';

/** A day of the calendar. */
const day = (text: string, language: Language): string => formatLongDay(new Date(text), 'UTC', language);

const moment = (at: Date, { timeZone, recipient: { language } }: StoredQuote): string =>
  formatLongMoment(at, timeZone, language);

function phaseLine({ name, from, until }: QuotePhase, language: Language): string {
  if (from !== null && until !== null) return `${name}: ${day(from, language)} – ${day(until, language)}`;
  if (from !== null) return t(language)`${name}: from ${day(from, language)}`;
  return until === null ? name : t(language)`${name}: until ${day(until, language)}`;
}

const PAYMENT_NAMES = { deposit: msg`Deposit, on acceptance`, phase: msg`After a phase`, final: msg`Final payment` };

interface Texts {
  document: StoredQuote;
  money: (cents: number) => string;
  number: (value: number) => string;
}

function toTable(lines: readonly QuoteLine[], { document, money, number }: Texts) {
  const { language } = document.recipient;
  const hasDiscount = lines.some(({ discount }) => discount > 0);
  const hasTax = lines.some(({ taxPercent }) => taxPercent > 0);
  return {
    columns: [
      mainColumn(t(language)`Description`),
      column(t(language)`Quantity`),
      column(t(language)`Unit price`),
      ...(hasDiscount ? [column(t(language)`Discount`)] : []),
      ...(hasTax ? [column(t(language)`Tax`)] : []),
      column(t(language)`Net amount`, true, true),
    ],
    rows: lines.map((line) => [
      line.description,
      line.unit === '' ? number(line.quantity) : `${number(line.quantity)} ${line.unit}`,
      money(toCents(line.unitPrice)),
      ...(hasDiscount ? [line.discount === 0 ? '' : `−${money(toCents(line.discount))}`] : []),
      ...(hasTax ? [`${number(line.taxPercent)}%`] : []),
      money(netOf(line, document.currency)),
    ]),
    details: lines.map(({ optional }) => (optional ? t(language)`Selected option` : '')),
  };
}

/** Texts that may be long, without their blank lines. */
const section = (title: string, lines: readonly string[], breakable = false) => {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.length === 0 ? [] : [{ title, lines: filled, numbered: false, breakable }];
};

/** The paper of an accepted quote: what was agreed, by whom and when. */
function toQuotePdf(
  quote: { number: number },
  { document, number: version }: QuoteVersionRow,
  acceptance: QuoteAcceptanceRow,
): Paper {
  const { recipient, seller, currency, lines, phases, terms, intro, title, schedule } = document;
  const { language } = recipient;
  const money = (cents: number) => formatMoney(cents, currency, language);
  const number = (value: number) => new Intl.NumberFormat(LOCALES[language]).format(value);
  const priced = priceQuote(lines, acceptance.selected, currency);
  const left = lines.filter(({ id, optional }) => optional && !acceptance.selected.includes(id));
  const party = { taxNumber: t(language)`Tax number`, language };
  const payments = listPayments({ schedule, phases }, acceptance.total_cents, currency).map(
    ({ kind, phase, percent, amount }) =>
      `${phase ?? writeText(language, PAYMENT_NAMES[kind])}, ${number(percent)}%: ${money(toCents(amount))}`,
  );
  const signer = acceptance.name;
  return {
    language,
    bilingual: false,
    title: t(language)`Quote`,
    numberLabel: t(language)`Number`,
    number: quoteNumber(quote.number),
    form: null,
    note: title,
    facts: [
      { label: t(language)`Quote version`, value: number(version) },
      { label: t(language)`Accepted`, value: formatLongDay(acceptance.accepted_at, document.timeZone, language) },
    ],
    parties: [
      toPartyBlock(t(language)`From`, seller, party),
      toPartyBlock(t(language)`Prepared for`, recipient, party),
    ],
    ...toTable(priced.lines, { document, money, number }),
    payment: {
      title: t(language)`Accepted by ${signer}`,
      facts: [
        { label: t(language)`Date`, value: moment(acceptance.accepted_at, document) },
        { label: t(language)`Email`, value: recipient.email },
        { label: t(language)`Network`, value: acceptance.network },
      ],
    },
    sums: [
      ...(priced.tax > 0
        ? [
            { label: t(language)`Net amount`, value: money(priced.net) },
            ...priced.taxes
              .filter(({ percent }) => percent > 0)
              .map(({ name, percent, tax }) => ({ label: `${name} ${number(percent)}%`, value: money(tax) })),
          ]
        : []),
      { label: `${t(language)`Total`} (${currency})`, value: money(priced.total) },
    ],
    sections: [
      ...section(t(language)`Scope`, intro.split('\n'), true),
      ...section(t(language)`Payments`, payments),
      ...section(
        t(language)`Phases`,
        phases.map((phase) => phaseLine(phase, language)),
      ),
      ...section(
        t(language)`Options not selected`,
        left.map((line) => `${line.description}: ${money(netOf(line, currency))}`),
      ),
      ...section(t(language)`Terms`, terms.split('\n'), true),
    ],
    signature: null,
    pageLabel: t(language)`Page ${'{page}'} of ${'{pages}'}`,
  };
}

/** The PDF of an accepted quote. @throws AppError 503 when it cannot be rendered now */
export async function renderQuote(
  deps: Pick<Deps, 'storage'>,
  quote: { number: number },
  version: QuoteVersionRow,
  acceptance: QuoteAcceptanceRow,
): Promise<Buffer> {
  const { letterhead, seller } = version.document;
  return renderPdf(
    toQuotePdf(quote, version, acceptance),
    acceptance.accepted_at,
    await toLetterhead(deps, letterhead, seller.name),
  );
}

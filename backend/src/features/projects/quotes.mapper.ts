import type {
  AdminQuoteRow,
  QuoteAcceptance,
  QuoteChanges,
  QuoteParty,
  QuoteReading,
  QuoteVersion,
} from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import {
  compareQuotes,
  listPayments,
  priceQuote,
  quoteNumber,
  toQuoteLink,
  toQuoteStatus,
} from '../../../../contract/rules/quotes.ts';
import type { StoredParty } from '../../db/schema.ts';
import type { QuoteAcceptanceRow, QuoteReadingRow, QuoteRow, QuoteVersionRow } from './quotes.repository.ts';

/** @param today in the shop's time zone */
export const statusOf = (row: QuoteRow, today: string) =>
  toQuoteStatus(
    {
      validUntil: row.valid_until,
      isRead: row.is_read,
      isAccepted: row.accepted_cents !== null,
      isDeclined: row.declined_at !== null,
    },
    today,
  );

export function toQuoteRow(row: QuoteRow, { currency, today }: { currency: string; today: string }): AdminQuoteRow {
  const { content, newest_currency, newest_number, accepted_cents, newest_cents } = row;
  const used = newest_currency ?? currency;
  return {
    id: row.id,
    number: quoteNumber(row.number),
    lead_id: row.lead_id,
    title: content.title,
    name: content.recipient.name,
    status: statusOf(row, today),
    version: newest_number ?? 0,
    total: toAmount(accepted_cents ?? newest_cents ?? priceQuote(content.lines, [], used).total),
    currency: used,
    updated_at: row.updated_at.toISOString(),
  };
}

/** The differences of a version from the one before. */
export const toChanges = (version: QuoteVersionRow, before: QuoteVersionRow | undefined): QuoteChanges | null =>
  before ? compareQuotes(before.document.lines, version.document.lines, version.document.currency) : null;

const toReading = ({ device, created_at }: QuoteReadingRow): QuoteReading => ({
  device,
  at: created_at.toISOString(),
});

interface VersionContext {
  before: QuoteVersionRow | undefined;
  readings: QuoteReadingRow[];
  publicUrl: string;
}

const MAX_READINGS = 50;

export const toVersion = (row: QuoteVersionRow, { before, readings, publicUrl }: VersionContext): QuoteVersion => ({
  number: row.number,
  sent_at: row.sent_at.toISOString(),
  sent_by: row.sent_by,
  total: toAmount(row.total_cents),
  validUntil: row.valid_until,
  link: toQuoteLink(publicUrl, row.link_token, row.document.recipient.language),
  readings: readings
    .filter(({ version_id }) => version_id === row.id)
    .slice(0, MAX_READINGS)
    .map(toReading),
  changes: toChanges(row, before),
  declined_at: row.declined_at?.toISOString() ?? null,
  reason: row.decline_reason,
});

export function toAcceptance(row: QuoteAcceptanceRow, { number, document }: QuoteVersionRow): QuoteAcceptance {
  return {
    version: number,
    name: row.name,
    accepted_at: row.accepted_at.toISOString(),
    selected: row.selected,
    net: toAmount(row.net_cents),
    tax: toAmount(row.tax_cents),
    total: toAmount(row.total_cents),
    payments: listPayments(document, row.total_cents, document.currency),
    sha256: row.sha256,
    seal: row.seal,
  };
}

export const toParty = ({ name, email, address, country, taxNumber }: StoredParty): QuoteParty => ({
  name,
  email,
  address,
  country,
  taxNumber,
});

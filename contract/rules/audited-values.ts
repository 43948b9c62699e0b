import { type TopicsInput, toStoredList } from './topics.ts';

/** A picture in the audit log is its URL and description; the rest can be looked up in the library. */
export function auditedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(auditedValue);
  if (value instanceof Object && 'url' in value && 'alt' in value) return { url: value.url, alt: value.alt };
  return value;
}

const LEFT_OUT = new Set(['id', 'version', 'updated_at', 'readTime']);

/** The content fields of an entry, as written by an administrator. */
export function toAuditedFields(entry: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, value]) => [name, auditedValue(value)]),
  );
}

/** A section of the site; the use counts of its names are not content. */
export const toAuditedSection = (section: object): Record<string, unknown> =>
  toAuditedFields('pinned' in section ? toStoredList([], section as unknown as TopicsInput) : section);

interface InvoiceSettings {
  version: number;
  rates: readonly { country: string; name: string; percent: number; reverseCharge?: boolean | undefined }[];
}

/** The invoice settings, with their rates in one line. */
export const toAuditedInvoiceSettings = <Settings extends InvoiceSettings>({
  version: _version,
  rates,
  ...fields
}: Settings) => ({
  ...fields,
  rates: rates
    .map(
      ({ country, name, percent, reverseCharge }) =>
        `${country || 'Others'}: ${name} ${percent}%${reverseCharge ? ', reverse charge' : ''}`,
    )
    .join('; '),
});

interface Release {
  version: string;
  channel: string;
  files: readonly unknown[];
}

/** A release, with the number of its files. */
export const toAuditedRelease = ({ version, channel, files }: Release) => ({ version, channel, files: files.length });

/** A review: the log must not keep the text of a deleted one. */
export const toAuditedReview = ({ status, answer }: { status: string; answer: string | null }) => ({
  status,
  answered: answer !== null,
});

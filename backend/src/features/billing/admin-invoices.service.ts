import type { InvoiceSettings } from '../../../../contract/generated/model.ts';
import { toAuditedInvoiceSettings } from '../../../../contract/rules/audited-values.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { lockInvoiceSettings, updateInvoiceSettings } from './invoice-settings.repository.ts';

/**
 * Changes the seller details on later invoices.
 * @throws AppError 409 when they have changed since they were read, 400 for two rates of one country
 */
export function saveInvoiceSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: string,
  input: InvoiceSettings,
): Promise<InvoiceSettings> {
  const countries = input.rates.map(({ country }) => country);
  if (new Set(countries).size < countries.length) throw invalid('rates', REFUSALS.rateTwice);
  const next = {
    ...input,
    sellerName: input.sellerName.trim(),
    sellerAddress: input.sellerAddress.trim(),
    taxNumber: input.taxNumber.trim(),
    rates: input.rates.map((rate) => ({ ...rate, name: rate.name.trim() })),
  };
  return inTransaction(db, async (tx) => {
    const before = await lockInvoiceSettings(tx);
    if (before.version !== input.version) throw conflict(REFUSALS.stale);
    const saved = await updateInvoiceSettings(tx, next);
    const changes = changedFields(toAuditedInvoiceSettings(before), toAuditedInvoiceSettings(saved));
    if (changes) {
      await recordChange(tx, {
        actorId,
        action: 'invoice-settings.update',
        subject: 'invoice-settings',
        subjectId: null,
        label: 'Tax and invoices',
        ...changes,
        at: clock.now(),
      });
    }
    return saved;
  });
}

import type { Kysely, Transaction } from 'kysely';
import type { Instalment } from '../../../../contract/rules/invoice-instalments.ts';
import type { Database } from '../../db/schema.ts';

/** The instalments of each invoice that has some, in the order of their days. */
export async function listInstalments(
  db: Kysely<Database>,
  invoiceIds: readonly string[],
): Promise<Map<string, Instalment[]>> {
  const plans = new Map<string, Instalment[]>();
  if (invoiceIds.length === 0) return plans;
  const rows = await db
    .selectFrom('invoice_instalments')
    .select(['invoice_id', 'due_on', 'amount_cents'])
    .where('invoice_id', 'in', invoiceIds)
    .orderBy('due_on')
    .execute();
  for (const { invoice_id, due_on: dueOn, amount_cents: cents } of rows)
    plans.set(invoice_id, [...(plans.get(invoice_id) ?? []), { dueOn, cents }]);
  return plans;
}

export async function insertInstalments(
  tx: Transaction<Database>,
  invoiceId: string,
  instalments: readonly Instalment[],
): Promise<void> {
  if (instalments.length === 0) return;
  await tx
    .insertInto('invoice_instalments')
    .values(instalments.map(({ dueOn, cents }) => ({ invoice_id: invoiceId, due_on: dueOn, amount_cents: cents })))
    .execute();
}

import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { FIRST_HOUR, periodText, toNextStatus, writePeriod } from '../../../../contract/rules/invoice-schedules.ts';
import { listOwners } from '../../db/owners.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { type NewNotification, notify } from '../activity/notifications.repository.ts';
import { insertDraft } from './invoice-drafts.repository.ts';
import {
  findProjectOfSchedule,
  insertPeriod,
  listPendingDrafts,
  lockDueSchedule,
  type PendingDraft,
  type ScheduleRow,
  settlePeriod,
  updateSchedule,
} from './invoice-schedules.repository.ts';
import { sendInvoiceDraft } from './send-invoice.service.ts';

type MakeDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'log'>;

/** Notifies the owners, without the client's name: notifications outlive an account that is erased. */
const notifyOwners = async (
  tx: Transaction<Database>,
  texts: Pick<NewNotification, 'title' | 'body' | 'href'>,
  at: Date,
): Promise<void> => notify(tx, await listOwners(tx), { kind: 'wallet', ...texts }, at);

/** Pauses one whose amounts are in another currency than the shop's, which would invoice other amounts. */
async function pauseForeign(tx: Transaction<Database>, row: ScheduleRow, currency: string, at: Date): Promise<void> {
  await updateSchedule(tx, row.id, { status: 'paused', waits: true });
  const { currency: written } = row;
  await notifyOwners(
    tx,
    {
      title: msg`Recurring invoice paused`,
      body: msg`Its amounts are in ${written}, but the shop now uses ${currency}. Edit it, then resume it.`,
      href: '/admin/orders/invoices',
    },
    at,
  );
}

/** Makes the draft of the next period of one recurring invoice that is due. @returns whether one was due */
const makeNext = ({ db }: Pick<Deps, 'db'>, today: string, at: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const row = await lockDueSchedule(tx, today);
    if (!row) return false;
    const currency = await findShopCurrency(tx);
    if (row.currency !== currency) {
      await pauseForeign(tx, row, currency, at);
      return true;
    }
    const { deposits = [], instalments = [], recipient } = row.content;
    const text = periodText(row, row.next_period, recipient.language);
    const content = writePeriod({ ...row.content, deposits, instalments }, text);
    const leadId = await findProjectOfSchedule(tx, row.id);
    const draftId = await insertDraft(tx, { content, userId: row.created_by, at, leadId });
    const period = {
      schedule_id: row.id,
      period: row.next_period,
      draft_id: draftId,
      currency,
      is_pending: row.sends,
    };
    await insertPeriod(tx, period);
    await updateSchedule(tx, row.id, toNextStatus(row, row.next_period + 1));
    if (!row.sends) {
      const title = msg`A recurring invoice is ready to send`;
      const body = msg`Its draft is ready. Check it, then send it.`;
      await notifyOwners(tx, { title, body, href: `/admin/orders/invoices?draft=${draftId}` }, at);
    }
    return true;
  });

/** Sends an invoice; one that is refused stays a draft, and the owners are notified. */
async function sendPending(deps: MakeDeps, { draft_id: id, version, created_by }: PendingDraft): Promise<void> {
  try {
    await sendInvoiceDraft(deps, { userId: created_by, id, version });
    await settlePeriod(deps.db, id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const title = msg`A recurring invoice could not be sent`;
    const { message: reason } = error;
    const body = msg`It was kept as a draft. ${reason}`;
    await inTransaction(deps.db, async (tx) => {
      if (!(await settlePeriod(tx, id))) return;
      await notifyOwners(tx, { title, body, href: `/admin/orders/invoices?draft=${id}` }, deps.clock.now());
    });
  }
}

/** Makes all recurring invoices that are due, each period once, also those missed while no server ran. */
export async function createDueInvoices(deps: MakeDeps): Promise<void> {
  const at = deps.clock.now();
  const { day: today, hour } = toBusinessTime(at, await findShopZone(deps.db));
  if (hour < FIRST_HOUR) return;
  while (await makeNext(deps, today, at));
  const failures: unknown[] = [];
  // The failure of one must not hold up the others; the job is repeated for it.
  for (const draft of await listPendingDrafts(deps.db))
    await sendPending(deps, draft).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

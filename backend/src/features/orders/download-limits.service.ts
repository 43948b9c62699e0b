import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { lockDownloadsLeft, updateDownloadsLeft } from './download-limits.repository.ts';
import { lockOrder } from './order-transitions.repository.ts';

export interface DownloadsLeftChange {
  actorId: string;
  orderId: string;
  lineId: string;
  /** null removes the limit */
  left: number | null;
}

/** @throws AppError 404 for an unknown order or line, and for a line without access to a file */
export async function setDownloadsLeft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actorId, orderId, lineId, left }: DownloadsLeftChange,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const download = order && (await lockDownloadsLeft(tx, orderId, lineId));
    if (!download) throw notFound();
    await updateDownloadsLeft(tx, download.id, left);
    await recordChange(tx, {
      actorId,
      action: 'order.update',
      subject: 'order',
      subjectId: order.id,
      label: `Order #${order.number}`,
      before: { downloadsLeft: download.downloads_left },
      after: { downloadsLeft: left },
      at: clock.now(),
    });
  });
}

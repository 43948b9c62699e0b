import type { Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { takeNew } from '../../backend/src/db/seed-marks.ts';
import { messages } from '../content/messages.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Messages to the studio from before the demo started. */
export async function seedMessages(tx: Transaction<Database>, now: Date): Promise<void> {
  const keys = await takeNew(
    tx,
    'message',
    messages.map((_message, index) => String(index + 1)),
  );
  const rows = messages
    .filter((_message, index) => keys.has(String(index + 1)))
    .map(({ hours, ...message }) => ({
      ...message,
      ip_hash: 'demo',
      created_at: new Date(now.getTime() - hours * HOUR_MS),
    }));
  if (rows.length > 0) await tx.insertInto('contact_messages').values(rows).execute();
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { actingRight } from '../../lib/acting-right.ts';

/** One change by an administrator. `before` and `after` hold the changed fields only, and never a secret. */
export interface Change {
  actorId: string;
  /** subject and verb in lower case, such as `product.update`, `order.refund`, `user.suspend` */
  action: string;
  /** what kind of thing was changed, such as `product` */
  subject: string;
  subjectId: string | number | null;
  /** the thing's name at that time, such as 'Bangla Calendar 2025' or 'Order #10125' */
  label: string;
  /** null for something new */
  before: object | null;
  /** null for something that is gone */
  after: object | null;
  /** the moment of the change; the database's time when it is left out */
  at?: Date;
}

const asJson = (fields: object | null): string | null => (fields === null ? null : JSON.stringify(fields));

/** Writes the audit row; call it in the transaction of the change, so that there is never one without the other. */
export async function recordChange(tx: Kysely<Database>, change: Change): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      // Nobody, when the administrator was deleted in this very moment.
      actor_id: sql<string | null>`(select id from users where id = ${change.actorId})`,
      action: change.action,
      subject: change.subject,
      subject_id: change.subjectId === null ? null : String(change.subjectId),
      label: change.label,
      before: asJson(change.before),
      after: asJson(change.after),
      created_at: change.at,
      used_right: actingRight() ?? null,
    })
    .execute();
}

/** Takes a person's name and address out of the trail; that something happened to somebody stays. */
export async function forgetPerson(tx: Kysely<Database>, userId: string): Promise<void> {
  await sql`update audit_entries
    set label = 'Deleted user', before = before - '{name,email}'::text[], after = after - '{name,email}'::text[]
    where subject = 'user' and subject_id = ${userId}`.execute(tx);
}

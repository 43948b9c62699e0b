import { type Kysely, sql } from 'kysely';
import type { ActivityAction, ActivitySubject } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { actingApiKey, actingRight } from '../../lib/acting-right.ts';

/** One change by an administrator. `before` and `after` hold only the changed fields, never a secret. */
export interface Change {
  /** null when the server acts for an administrator who is erased */
  actorId: string | null;
  action: ActivityAction;
  subject: ActivitySubject;
  subjectId: string | number | null;
  /** the item's name at that time, such as 'Bangla Calendar 2025' or 'Order #10125' */
  label: string;
  /** null for a new item; its fields are listed in `AUDITED_FIELDS` */
  before: object | null;
  /** null for a deleted item */
  after: object | null;
  /** the moment of the change; defaults to the database's time */
  at?: Date;
}

const asJson = (fields: object | null): string | null => (fields === null ? null : JSON.stringify(fields));

/** Inserts the audit row; call it in the transaction of the change, so that neither exists without the other. */
export async function recordChange(tx: Kysely<Database>, change: Change): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      // Null when the administrator is being deleted concurrently.
      actor_id: sql<string | null>`(select id from users where id = ${change.actorId})`,
      action: change.action,
      subject: change.subject,
      subject_id: change.subjectId === null ? null : String(change.subjectId),
      label: change.label,
      before: asJson(change.before),
      after: asJson(change.after),
      created_at: change.at,
      used_right: actingRight() ?? null,
      api_key: actingApiKey() ?? null,
    })
    .execute();
}

/** Removes a user's name and email from the audit log; the entries themselves stay. */
export async function anonymiseUser(tx: Kysely<Database>, userId: string): Promise<void> {
  await sql`update audit_entries
    set label = 'Deleted user', before = before - '{name,email}'::text[], after = after - '{name,email}'::text[]
    where subject = 'user' and subject_id = ${userId}`.execute(tx);
  // The code of an affiliate link may contain a name.
  await sql`update audit_entries set label = 'Affiliate', before = before - 'code', after = after - 'code'
    where subject = 'affiliate' and subject_id in (select id::text from affiliates where user_id = ${userId})`.execute(
    tx,
  );
}

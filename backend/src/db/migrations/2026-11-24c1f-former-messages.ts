import { type Kysely, sql } from 'kysely';

/** Messages that came before become conversations; what the trigger has made of newer ones meanwhile is left alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`with made as (
    insert into conversations (id, name, email, subject, channel, status, created_at, updated_at)
      select id, name, email, subject, 'form',
        case status when 'new' then 'open' when 'answered' then 'closed' else 'spam' end, created_at, created_at
        from contact_messages
      on conflict do nothing returning id
  ) insert into conversation_messages (conversation_id, kind, text, created_at)
    select m.id, 'person', m.message, m.created_at from contact_messages m join made using (id) order by m.created_at`.execute(
    db,
  );
}

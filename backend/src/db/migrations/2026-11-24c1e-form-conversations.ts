import { type Kysely, sql } from 'kysely';

/**
 * The contact form goes on writing where former servers do: the database makes a conversation of each row, with the same
 * id. What a former server marks there is marked here as well, and a conversation that goes takes its row along.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function contact_message_arrived() returns trigger language plpgsql as $$
  begin
    insert into conversations (id, name, email, subject, channel, status, created_at, updated_at)
      values (new.id, new.name, new.email, new.subject, 'form',
        case new.status when 'new' then 'open' when 'answered' then 'closed' else 'spam' end, new.created_at, new.created_at)
      on conflict do nothing;
    if found then
      insert into conversation_messages (conversation_id, kind, text, created_at)
        values (new.id, 'person', new.message, new.created_at);
    end if;
    return null;
  end $$`.execute(db);
  await sql`create function contact_message_marked() returns trigger language plpgsql as $$
  begin
    update conversations set version = version + 1,
      status = case new.status when 'new' then 'open' when 'answered' then 'closed' else 'spam' end
      where id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create function conversation_gone() returns trigger language plpgsql as $$
  begin
    delete from contact_messages where id = old.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger contact_message_arrived after insert on contact_messages
    for each row execute function contact_message_arrived()`.execute(db);
  await sql`create trigger contact_message_marked after update on contact_messages
    for each row when (old.status is distinct from new.status) execute function contact_message_marked()`.execute(db);
  await sql`create trigger conversation_gone after delete on conversations
    for each row execute function conversation_gone()`.execute(db);
}

-- Messages between customers or visitors and the studio.

-- Submissions of the contact form, each of which becomes a conversation with the same id.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  subject text not null check (length(subject) between 1 and 150),
  message text not null check (length(message) between 1 and 5000),
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  -- Of the page with the contact form, and so of answers by email.
  language text not null default 'en' check (language in ('en', 'bn')),
  -- Keyed hash of the sender's network: distinguishes senders without storing their addresses.
  ip_hash text not null,
  created_at timestamptz(3) not null default now()
);

-- `version` increases with every event, so that an administrator who replies at the same time as another one sees that
-- reply first.
create table conversations (
  -- The id of the row of `contact_messages`, if it started in the contact form.
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete cascade,
  -- The sender's stated name.
  name text not null,
  email text not null,
  subject text not null check (length(subject) between 1 and 150),
  -- Of the page with the contact form, and so of answers by email.
  language text not null default 'en' check (language in ('en', 'bn')),
  channel text not null check (channel in ('form', 'account', 'email')),
  -- A report of a vulnerability has a deadline for its first reply.
  topic text not null default 'general' check (topic in ('general', 'vulnerability')),
  status text not null default 'open' check (status in ('open', 'waiting', 'closed', 'spam')),
  assignee_id uuid references users (id) on delete set null,
  order_id uuid references orders (id) on delete set null,
  -- `seq` of the last message that the customer has read.
  read_seq bigint not null default 0,
  first_answer_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index conversations_moved on conversations (updated_at desc, id);
create index conversations_status on conversations (status, updated_at desc, id);
create index conversations_assignee on conversations (assignee_id, updated_at desc, id);
create index conversations_person on conversations (user_id, updated_at desc, id);
create index conversations_order on conversations (order_id);
create index conversations_address on conversations (lower(email)) where user_id is null;
create index conversations_due on conversations (created_at) where topic = 'vulnerability' and first_answer_at is null;
create index conversations_answered on conversations (first_answer_at);
create index conversations_folded_trgm
  on conversations using gin (folded(name) gin_trgm_ops, folded(email) gin_trgm_ops, folded(subject) gin_trgm_ops);
create index conversations_folded_grams
  on conversations using gin (grams(folded(name || chr(1) || email || chr(1) || subject)));

-- Messages by `seq`; a note is visible to the team only.
create table conversation_messages (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  conversation_id uuid not null references conversations (id) on delete cascade,
  kind text not null check (kind in ('person', 'studio', 'note')),
  -- The author on the team.
  author_id uuid references users (id) on delete set null,
  text text not null check (length(text) between 1 and 5000),
  -- Of a message that arrived by email: the sender's address, what follows the text (quotes, signature), and the names
  -- of attachments that were not stored.
  mail_email text,
  mail_quoted text,
  mail_refused_files text[],
  check ((mail_email is null) = (mail_quoted is null) and (mail_email is null) = (mail_refused_files is null)),
  created_at timestamptz(3) not null
);
create index conversation_messages_order on conversation_messages (conversation_id, seq);
create index conversation_messages_author on conversation_messages (author_id);
create index conversation_messages_folded_trgm on conversation_messages using gin (folded(text) gin_trgm_ops);
create index conversation_messages_folded_grams on conversation_messages using gin (grams(folded(text)));

-- Links to a conversation for a person without an account.
create table conversation_links (
  token_hash text primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index conversation_links_of on conversation_links (conversation_id);
create index conversation_links_expiry on conversation_links (expires_at);

-- Attachments of messages.
create table conversation_files (
  id uuid primary key default gen_random_uuid(),
  -- The uploader; null once that account is erased.
  user_id uuid references users (id) on delete set null,
  -- Null until its message is sent.
  message_id uuid references conversation_messages (id) on delete cascade,
  -- Its position among the message's files, starting at 0.
  place integer not null default 0,
  storage_key text not null unique,
  name text not null check (length(name) between 1 and 120),
  type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  created_at timestamptz(3) not null
);
create index conversation_files_message on conversation_files (message_id, place);
create index conversation_files_user on conversation_files (user_id);
create index conversation_files_waiting on conversation_files (created_at) where message_id is null;

-- Received emails, so that one that is delivered again has no effect, and further emails of its sender find the
-- conversation. Neither text nor sender is stored here.
create table received_mails (
  -- The Message-ID, or a hash of the whole email if it has none.
  id text primary key,
  conversation_id uuid references conversations (id) on delete set null,
  outcome text not null check (outcome in ('message', 'note', 'bounce', 'complaint', 'automatic')),
  received_at timestamptz(3) not null
);
create index received_mails_newest on received_mails (received_at desc);
create index received_mails_conversation on received_mails (conversation_id);

-- One row: the last time that the mailbox for replies was read.
create table reply_mailbox (
  id integer primary key default 1 check (id = 1),
  checked_at timestamptz(3),
  problem text
);
insert into reply_mailbox default values;

-- Saved replies.
create table canned_texts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 80),
  text text not null check (length(text) between 1 and 4000),
  -- A list of { language, text }.
  translations jsonb not null default '[]'
);
create unique index canned_texts_title on canned_texts (lower(title));

create function contact_message_arrived() returns trigger language plpgsql as $$
begin
  insert into conversations (id, name, email, subject, language, channel, status, created_at, updated_at)
    values (new.id, new.name, new.email, new.subject, new.language, 'form',
      case new.status when 'new' then 'open' when 'answered' then 'closed' else 'spam' end,
      new.created_at, new.created_at)
    on conflict do nothing;
  if found then
    insert into conversation_messages (conversation_id, kind, text, created_at)
      values (new.id, 'person', new.message, new.created_at);
  end if;
  return null;
end $$;
comment on function contact_message_arrived is 'A submission of the contact form becomes a conversation.';

create trigger contact_message_arrived after insert on contact_messages
  for each row execute function contact_message_arrived();

create function conversation_gone() returns trigger language plpgsql as $$
begin
  delete from contact_messages where id = old.id;
  return null;
end $$;
comment on function conversation_gone is 'A deleted conversation leaves no copy of its first message.';

create trigger conversation_gone after delete on conversations
  for each row execute function conversation_gone();

-- Refunds that customers ask for. Deleted when the user is erased.
create table refund_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  -- Null for the whole order.
  line_id uuid references order_lines (id) on delete cascade,
  -- What was left to refund.
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (length(reason) between 1 and 1000),
  -- The conversation that began with it.
  conversation_id uuid references conversations (id) on delete set null,
  status text not null default 'waiting' check (status in ('waiting', 'agreed', 'declined')),
  -- Why it was declined.
  answer text check (length(answer) between 1 and 1000),
  created_at timestamptz(3) not null,
  -- When customer and studio were told of it.
  announced_at timestamptz(3),
  decided_at timestamptz(3),
  constraint refund_requests_decided check ((status = 'waiting') = (decided_at is null)),
  constraint refund_requests_answer check ((status = 'declined') = (answer is not null))
);
create unique index refund_requests_one on refund_requests (order_id) where status = 'waiting';
create index refund_requests_order on refund_requests (order_id, created_at desc);
create index refund_requests_line on refund_requests (line_id);
create index refund_requests_conversation on refund_requests (conversation_id);
create index refund_requests_waiting on refund_requests (created_at) where status = 'waiting';

create function agree_to_refund_request() returns trigger language plpgsql as $$
declare
  request refund_requests;
begin
  update refund_requests set status = 'agreed', decided_at = new.created_at
    where order_id = new.order_id and status = 'waiting'
      and (line_id is null or new.line_id is null or line_id = new.line_id)
    returning * into request;
  if request.conversation_id is not null then
    update conversations c set status = 'closed', version = c.version + 1, updated_at = new.created_at
      where c.id = request.conversation_id and c.status = 'open'
        and (select count(*) from conversation_messages m where m.conversation_id = c.id and m.kind <> 'note') = 1;
  end if;
  return null;
end $$;
comment on function agree_to_refund_request is
  'A refund, from wherever it was made, answers the customer''s request for it, and closes the conversation that '
  'consists of that request alone.';

create trigger refunds_agree after insert on refunds
  for each row execute function agree_to_refund_request();

-- Endpoints of other programs that are notified of events.

create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  -- In the order of the contract's `WebhookEventType`.
  events text[] not null,
  enabled boolean not null,
  -- The secret that signs, encrypted with the server's; and the one from before the last rotation, until when it signs too.
  encrypted_secret text not null,
  previous_secret text,
  previous_secret_expires_at timestamptz(3),
  -- When the first of the failures in a row was; null after a success.
  failing_since timestamptz(3),
  -- When the last of them was.
  failed_at timestamptz(3),
  -- When it was disabled automatically; null if it was not.
  disabled_at timestamptz(3),
  created_at timestamptz(3) not null
);

-- An event for one endpoint. Events of one object are delivered in the order of `seq`.
create table webhook_deliveries (
  -- The header `webhook-id`, the same for every attempt.
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  event text not null,
  -- What happened to it is delivered in order, such as an order.
  object_id text not null,
  -- The row that the body is read from at the first attempt.
  subject_id text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  last_attempt_at timestamptz(3),
  -- Not before this moment; a server that sends it moves it ahead, so that no other one sends it as well.
  next_attempt_at timestamptz(3) not null,
  -- Null before the first attempt, and when a person in it was erased.
  request_body text,
  -- How often a person in it was erased: an attempt that was under way meanwhile does not store its body.
  erasures integer not null default 0,
  duration_ms integer,
  response_status smallint,
  response_body text,
  -- Why the last attempt got no answer.
  error text,
  created_at timestamptz(3) not null
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'pending';
create index webhook_deliveries_order on webhook_deliveries (endpoint_id, object_id, seq) where status = 'pending';
create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, seq desc);
create index webhook_deliveries_object on webhook_deliveries (object_id);
create index webhook_deliveries_old on webhook_deliveries (created_at);

create function enqueue_webhook_event(event_type text, object_id text, subject_id text) returns void language plpgsql as $$
begin
  insert into webhook_deliveries (endpoint_id, event, object_id, subject_id, next_attempt_at, created_at)
  select endpoint.id, event_type, enqueue_webhook_event.object_id, enqueue_webhook_event.subject_id,
         date_trunc('milliseconds', now()), date_trunc('milliseconds', now())
    from webhook_endpoints endpoint
   where endpoint.enabled and event_type = any(endpoint.events);
  if found then
    perform graphile_worker.add_job('webhooks.deliver', queue_name => 'webhooks',
      -- One job per transaction. A key for all would make each wait for the commit of the one before.
      job_key => 'webhooks.deliver:' || pg_current_xact_id());
  end if;
end $$;
comment on function enqueue_webhook_event is
  'An event is stored in the transaction of what happened, by whichever statement, so that none is lost or sent without it.';

create function enqueue_order_event() returns trigger language plpgsql as $$
begin
  perform enqueue_webhook_event('order.paid', new.id::text, new.id::text);
  return null;
end $$;
comment on function enqueue_order_event is 'Tells webhook endpoints of a completed order.';

create trigger orders_webhook after update of status on orders
  for each row when (new.status = 'completed' and old.status <> 'completed') execute function enqueue_order_event();
create trigger orders_webhook_new after insert on orders
  for each row when (new.status = 'completed' and not new.moved_in) execute function enqueue_order_event();

create function enqueue_refund_event() returns trigger language plpgsql as $$
begin
  perform enqueue_webhook_event('order.refunded', new.order_id::text, new.id::text);
  return null;
end $$;
comment on function enqueue_refund_event is 'Tells webhook endpoints of returned money, in order with what happens to the order.';

create trigger refunds_webhook after update of status on refunds
  for each row when (new.status = 'done' and old.status <> 'done') execute function enqueue_refund_event();
create trigger refunds_webhook_new after insert on refunds
  for each row when (new.status = 'done') execute function enqueue_refund_event();

create function enqueue_licence_event() returns trigger language plpgsql as $$
begin
  if not exists (select from order_lines line join orders on orders.id = line.order_id
                  where line.id = new.line_id and orders.moved_in) then
    perform enqueue_webhook_event('licence.issued', new.id::text, new.id::text);
  end if;
  return null;
end $$;
comment on function enqueue_licence_event is 'Tells webhook endpoints of a new licence, but not of one that was moved in with its order.';

create trigger licences_webhook after insert on licences for each row execute function enqueue_licence_event();

create function enqueue_release_event() returns trigger language plpgsql as $$
begin
  perform enqueue_webhook_event('release.published', new.product_id::text, new.id::text);
  return null;
end $$;
comment on function enqueue_release_event is 'Tells webhook endpoints of a published release, in order with others of the product.';

create trigger releases_webhook after update of state on releases
  for each row when (new.state = 'published' and old.state <> 'published') execute function enqueue_release_event();
create trigger releases_webhook_new after insert on releases
  for each row when (new.state = 'published') execute function enqueue_release_event();

create function enqueue_subscriber_event() returns trigger language plpgsql as $$
begin
  perform enqueue_webhook_event('subscriber.confirmed', tg_argv[0] || ':' || new.id, tg_argv[0] || ':' || new.id);
  return null;
end $$;
comment on function enqueue_subscriber_event is
  'Tells webhook endpoints of a confirmed email; the argument is the list. Imported subscribers are inserted as confirmed, so they cause no event.';

create trigger newsletter_webhook after update of status on newsletter_subscribers
  for each row when (new.status = 'confirmed' and old.status <> 'confirmed')
  execute function enqueue_subscriber_event('newsletter');
create trigger waitlist_webhook after update of status on waitlist_subscribers
  for each row when (new.status = 'confirmed' and old.status <> 'confirmed')
  execute function enqueue_subscriber_event('waitlist');

create function enqueue_message_event() returns trigger language plpgsql as $$
begin
  if exists (
    select from conversations c
     where c.id = new.conversation_id and c.status <> 'spam' and c.topic <> 'vulnerability'
  ) then
    perform enqueue_webhook_event('conversation.message_received', new.conversation_id::text, new.id::text);
  end if;
  return null;
end $$;
comment on function enqueue_message_event is 'Tells webhook endpoints of a message to the studio, except spam and reports of vulnerabilities.';

-- At the end of the transaction, which files what it stores as spam or as a report.
create constraint trigger conversation_messages_webhook after insert on conversation_messages
  deferrable initially deferred
  for each row when (new.kind = 'person') execute function enqueue_message_event();

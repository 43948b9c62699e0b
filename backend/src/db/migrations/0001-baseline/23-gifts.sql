-- Orders whose rights belong to someone other than the buyer.

-- A line that has its rights from a line of another order, which was paid: of the recipient of a gift. Its order has no price.
-- What ends the rights of the paid line ends those of the other.
create table line_grants (
  line_id uuid primary key references order_lines (id) on delete cascade,
  source_id uuid not null references order_lines (id) on delete cascade
);
create index line_grants_source on line_grants (source_id);

-- An order that the buyer gives to another person: its lines grant nothing to the buyer. Names, email and message are emptied
-- when the person they belong to is erased.
create table gifts (
  order_id uuid primary key references orders (id) on delete cascade,
  sender_name text not null,
  recipient_name text not null,
  recipient_email text not null,
  message text not null default '',
  -- Of the emails to the recipient.
  language text not null check (language in ('en', 'bn')),
  -- Day of the shop on which the link is emailed.
  deliver_on date not null,
  -- When the latest email with the link was sent.
  sent_at timestamptz(3),
  -- The recipient is reminded once.
  reminded_at timestamptz(3),
  claimed_at timestamptz(3),
  -- The order of the recipient; the gift's own order when the buyer has kept it.
  claimed_order_id uuid unique references orders (id) on delete set null
);
-- For the job that sends and reminds.
create index gifts_open on gifts (deliver_on) where claimed_at is null;

-- Links of a gift. Each email has its own; all work until the gift is claimed or goes to another email.
create table gift_links (
  token_hash text primary key,
  order_id uuid not null references gifts (order_id) on delete cascade
);
create index gift_links_gift on gift_links (order_id);

-- People to whom a buyer gives the units of a line that was bought as seats (`rights.seats` of its snapshot). A seat that was
-- reassigned or removed stays as a record.
create table seats (
  id uuid primary key default gen_random_uuid(),
  -- Order of inviting.
  seq bigint generated always as identity,
  line_id uuid not null references order_lines (id) on delete cascade,
  -- Emptied when the person it belongs to or the buyer is erased.
  email text not null,
  -- Language of the emails to the person.
  language text not null check (language in ('en', 'bn')),
  -- Hash of the token in the latest email.
  token_hash text not null unique,
  invited_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  -- The line of the person's order, which has the rights.
  member_line_id uuid unique references order_lines (id) on delete set null,
  ended_at timestamptz(3)
);
create unique index seats_email on seats (line_id, lower(email)) where ended_at is null and email <> '';
create index seats_line on seats (line_id);

create function share_seat_rights() returns trigger language plpgsql as $$
begin
  update entitlements set plan_id = new.plan_id, tier = new.tier, activations = new.activations,
      term_months = new.term_months, updates_until = new.updates_until, support_until = new.support_until,
      holds_until = new.holds_until, reminded_for = new.holds_until, ended_at = new.ended_at
    from seats where seats.line_id = new.line_id and seats.ended_at is null and entitlements.line_id = seats.member_line_id;
  update downloads set revoked_at = new.ended_at
    from seats where seats.line_id = new.line_id and seats.ended_at is null and downloads.line_id = seats.member_line_id;
  return null;
end $$;
comment on function share_seat_rights is
  'Everyone with a seat has the rights of the line that was bought, whichever of renewal, upgrade or refund changes them.';

create trigger entitlements_seats after update on entitlements
  for each row when ((old.plan_id, old.tier, old.activations, old.term_months, old.updates_until, old.support_until,
      old.holds_until, old.ended_at) is distinct from (new.plan_id, new.tier, new.activations, new.term_months,
      new.updates_until, new.support_until, new.holds_until, new.ended_at))
  execute function share_seat_rights();

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

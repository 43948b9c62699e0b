import { zipSync } from 'fflate';
import type { AccountData, User } from '../../contract/generated/model.ts';
import { toCsvLine } from '../../contract/rules/csv.ts';
import { csvHeader } from '../../contract/rules/csv-headers.ts';
import { isSameEmail } from '../../contract/rules/emails.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import { listAccountAffiliateLinks } from './affiliates.ts';
import { openCartBundles } from './cart-bundles.ts';
import { openCart } from './carts.ts';
import type { MockDb } from './db.ts';
import { findGiftPurchase } from './gifts.ts';
import { listInvoices } from './invoices.ts';
import { listOwnOrganisations } from './organisations.ts';
import { listOwnProjects } from './project-data.ts';

/** The gift that an order gave or received. */
const toAccountGift = (db: MockDb, orderId: string): AccountData['orders'][number]['gift'] => {
  const received = findGiftPurchase(db, orderId)?.gift;
  const gift = received ?? db.state.gifts[orderId];
  if (!gift) return null;
  const { claimedOrderId: _order, language: _language, ...fields } = gift;
  return { received: received !== undefined, ...fields };
};

/** Calls that were booked with the confirmed email, earliest first. */
const listOwnCalls = (db: MockDb, { id, email }: User): AccountData['calls'] =>
  db.state.calls
    .filter((call) => db.account(id)?.confirmed && call.email.toLowerCase() === email.toLowerCase())
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map(({ start, end, time_zone, name, email: to, phone, topic, cancelledAt, reason, created_at }) => ({
      start,
      end,
      time_zone,
      name,
      email: to,
      phone,
      topic,
      cancelled_at: cancelledAt,
      reason,
      created_at,
    }));

/** Seats that a user gave, has or was offered under the confirmed email. */
const listOwnSeats = (db: MockDb, { id, email }: User): AccountData['seats'] =>
  db.state.seats.flatMap((seat) => {
    const find = (lineId: string | null) =>
      db.state.orders.find(({ lines }) => lines.some((line) => line.id === lineId));
    const order = find(seat.lineId);
    const isOffered = seat.accepted_at === null && db.account(id)?.confirmed && isSameEmail(seat.email, email);
    const received = find(seat.memberLineId)?.userId === id || isOffered === true;
    if (!received && order?.userId !== id) return [];
    const { email: to, invited_at, accepted_at, ended } = seat;
    const product = order?.lines.find((line) => line.id === seat.lineId)?.product_name ?? '';
    return { received, product, email: to, invited_at, accepted_at, ended_at: ended ? invited_at : null };
  });

/** Everything that the mock server stores about a user, in the form of `data.json`. */
function accountData(db: MockDb, user: User): AccountData {
  const { state } = db;
  const own = <Row extends { userId: string | null }>(rows: Row[]) => rows.filter(({ userId }) => userId === user.id);
  const titleOf = (id: number) => state.catalogue.find(({ product }) => product.id === id)?.product.title ?? '';
  const articles = (ids: number[] = []) =>
    ids.flatMap((id) => state.posts.filter((post) => post.id === id).map(({ title }) => title));
  const { id, name, email, role, status, address, created_at, language = null } = user;
  return {
    exported_at: new Date().toISOString(),
    profile: {
      id,
      name,
      email,
      role,
      status,
      address,
      language,
      created_at,
      email_confirmed_at: db.account(id)?.confirmed ? created_at : null,
    },
    addresses: own(state.addresses).map(
      ({ type, street, city, state: region, postal_code, country, is_default = false }) => ({
        type,
        street,
        city,
        state: region,
        postal_code,
        country,
        is_default,
        created_at,
        updated_at: created_at,
      }),
    ),
    billing: state.billing[id] ?? null,
    orders: own(state.orders).map(
      ({
        id: orderId,
        consent,
        number,
        product_name,
        tier,
        lines,
        amount,
        charge,
        status: is,
        created_at: at,
        purchaseOrder,
      }) => ({
        number,
        product: product_name,
        plan: tier,
        lines: lines.map((line) => ({
          product: line.product_name,
          plan: line.tier,
          quantity: line.quantity,
          amount: line.amount,
          updates_until: null,
          support_until: null,
          holds_until: null,
          country_price: line.country_price ?? null,
        })),
        amount,
        ...(charge ? { charge } : {}),
        status: is,
        created_at: at,
        withdrawal_consented_at: consent?.at ?? null,
        contract_withdrawn_at: state.contractWithdrawals[orderId]?.receivedAt ?? null,
        network_country: null,
        payment_country: null,
        gift: toAccountGift(db, orderId),
        purchaseOrder: purchaseOrder ?? null,
      }),
    ),
    invoices: own(state.orders).flatMap((order) =>
      listInvoices(db, order.id).map(({ number, kind, total, currency, issued_at: issuedAt }) => ({
        number,
        kind,
        total,
        currency,
        issued_at: issuedAt,
        order: order.number,
        file: `invoices/${number}.pdf`,
      })),
    ),
    wallet: {
      balance: toAmount(db.balanceCents(id)),
      movements: own(state.walletEntries).map(({ type, reference, cents, created_at: at }) => ({
        type,
        reference,
        amount: toAmount(cents),
        balance_after: 0,
        created_at: at,
      })),
    },
    payments: [],
    payouts: own(state.payouts).map(({ reference, amount, currency, status: is, created_at: at }) => ({
      reference,
      amount,
      currency,
      status: is,
      created_at: at,
    })),
    payout_account: state.payoutAccounts[id] ?? null,
    downloads: own(state.downloads).map(({ product_name, version, file_name, download_count, created_at: at }) => ({
      product: product_name,
      version,
      file: file_name,
      count: download_count,
      created_at: at,
    })),
    licences: [],
    renewals: own(state.renewals)
      .map(({ product_name: product, status, consent, consented_at, agreed, method }) => ({
        product,
        status,
        consent,
        consented_at,
        amount: agreed,
        provider: method.provider,
        card: method.last_four,
        ended_at: null,
      }))
      .reverse(),
    reviews: [],
    comments: [],
    cart: [
      ...openCart(db, id).map(({ item: { quantity, chosenCents = null }, entry }) => ({
        product: entry.product.title,
        quantity,
        chosen_price: chosenCents === null ? null : toAmount(chosenCents),
      })),
      ...openCartBundles(db, id).map(({ bundle }) => ({ product: bundle.name, quantity: 1, chosen_price: null })),
    ],
    saved_products: (state.saved[id] ?? []).map(titleOf),
    saved_articles: articles(state.savedPosts[id]),
    liked_articles: articles(state.likes[id]),
    conversations: [],
    notes: own(state.customerNotes)
      .map(({ text, created_at: at, updated_at }) => ({ text, created_at: at, updated_at }))
      .reverse(),
    notifications: [],
    mails: [],
    stopped_mails: [],
    newsletter: null,
    sessions: [],
    browsers: [],
    connected_accounts: own(state.connections).map(
      ({ provider, issuer, subject, email, created_at: at, last_used_at }) => ({
        provider,
        issuer,
        subject,
        email,
        connected_at: at,
        last_used_at,
      }),
    ),
    passkeys: own(state.passkeys).map(({ name: called, created_at: at, last_used_at }) => ({
      name: called,
      created_at: at,
      last_used_at,
    })),
    authenticator_app_since: state.factors[id]?.enabledAt ?? null,
    calls: listOwnCalls(db, user),
    seats: listOwnSeats(db, user),
    affiliate_links: listAccountAffiliateLinks(db, user.id),
    api_keys: own(state.apiKeys)
      .toReversed()
      .map(({ name: called, scopes, created_at: at, expires_at, last_used_at }) => ({
        name: called,
        scopes,
        created_at: at,
        expires_at,
        last_used_at,
      })),
    projects: listOwnProjects(db, id),
    organisations: listOwnOrganisations(db, db.account(id)?.confirmed ? user.email : undefined),
  };
}

/** A small valid archive. */
export function accountArchive(db: MockDb, user: User): Uint8Array {
  const encode = (text: string) => new TextEncoder().encode(text);
  const data = accountData(db, user);
  const language = user.language ?? 'en';
  const orders = data.orders.map(({ number, created_at, product, plan, status, amount }) =>
    toCsvLine([number, created_at, product, plan, status, { cents: toCents(amount) }]),
  );
  const movements = data.wallet.movements.map(({ type, reference, amount, created_at }) =>
    toCsvLine([created_at, type, reference, { cents: toCents(amount) }, null]),
  );
  return zipSync({
    'data.json': encode(JSON.stringify(data, null, 1)),
    'orders.csv': encode(csvHeader('ownOrders', language) + orders.join('')),
    'wallet.csv': encode(csvHeader('statement', language) + movements.join('')),
  });
}

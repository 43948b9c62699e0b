import { CLIENT_RIGHTS } from '../../contract/rules/client-rights.ts';
import { isSameEmail } from '../../contract/rules/emails.ts';
import { eraseAffiliatesOf } from './affiliates.ts';
import type { MockDb } from './db.ts';
import { eraseClientWork } from './erase-client-work.ts';
import { clearWebhookBodies, listWebhookObjects } from './erase-webhook-bodies.ts';
import { eraseGiftsOf } from './gifts.ts';
import { eraseInvitationsTo, eraseSeatsOf } from './seat-state.ts';
import type { Account } from './state.ts';

/** How long a deletion can be undone. */
const GRACE_MS = 3_600_000;

/** Erases what was sent to an account's email and, if it is confirmed, its subscriptions. */
const eraseEmail = (db: MockDb, { user, confirmed }: Account): void => {
  db.state.mails = db.state.mails.filter(({ recipient }) => !isSameEmail(recipient.email, user.email));
  if (!confirmed) return;
  eraseInvitationsTo(db, user.email);
  db.state.people = db.state.people.filter(({ email }) => !isSameEmail(email, user.email));
  const own = db.state.subscribers.filter(({ email }) => isSameEmail(email, user.email));
  clearWebhookBodies(db, new Set(own.map(({ id }) => id)));
  db.state.subscribers = db.state.subscribers.filter((subscriber) => !own.includes(subscriber));
};

/** Those who may do everything, then those who may see. */
const findNext = ({ state }: MockDb, organisationId: string, { user }: Account) => {
  const others = state.people.filter(
    (one) => one.organisationId === organisationId && !isSameEmail(one.email, user.email),
  );
  const seeing = others.filter(({ rights }) => rights.includes('see'));
  return { seeing: seeing.find(({ rights }) => rights.length === CLIENT_RIGHTS.length) ?? seeing[0], any: others[0] };
};

/** Removes the name of a client from an organisation: inviting the first colleague gave it that name. */
const forgetClient = (db: MockDb, organisationId: string, client: string, account: Account): void => {
  const { seeing, any } = findNext(db, organisationId, account);
  const organisation = db.state.organisations.find(({ id }) => id === organisationId);
  const next = seeing ?? any;
  if (organisation?.name === client && next) organisation.name = next.name;
  if (!next) db.state.organisations = db.state.organisations.filter((one) => one !== organisation);
  for (const one of db.state.people)
    if (one.organisationId === organisationId && one.invited_by === client) one.invited_by = '';
};

/** When the client of an organisation's project is erased, the next person who may see it becomes its client. */
const keepProjects = (db: MockDb, account: Account): void => {
  const { state } = db;
  for (const conversation of state.conversations.filter(({ userId }) => userId === account.user.id)) {
    const lead = state.leads.find(({ conversationId }) => conversationId === conversation.id);
    if (!lead?.organisationId) continue;
    const { seeing: next } = findNext(db, lead.organisationId, account);
    forgetClient(db, lead.organisationId, conversation.name, account);
    if (!next) continue;
    const own = state.accounts.find(({ user, confirmed }) => confirmed && isSameEmail(user.email, next.email));
    Object.assign(conversation, { userId: own?.user.id ?? null, name: next.name, email: next.email });
    const page = state.projectPages.find(({ leadId }) => leadId === lead.id);
    if (page) Object.assign(page, { token: null, sent_at: null });
  }
};

/** Erases every user whose deletion can no longer be undone; orders and the ledger stay without a name. */
export const eraseDue = (db: MockDb, now = Date.now()): void => {
  const isDue = ({ user, deletedAt }: Account) =>
    (deletedAt !== undefined && deletedAt <= now - GRACE_MS) || (db.state.deletions[user.id] ?? now + 1) <= now;
  const erased = db.state.accounts.filter(isDue);
  const erasedIds = new Set(erased.map(({ user }) => user.id));
  if (erasedIds.size === 0) return;
  clearWebhookBodies(db, listWebhookObjects(db, erasedIds));
  for (const account of erased) eraseEmail(db, account);
  for (const account of erased) keepProjects(db, account);
  eraseClientWork(db, erasedIds);
  db.state.conversations = db.state.conversations.filter(({ userId }) => userId === null || !erasedIds.has(userId));
  db.state.accounts = db.state.accounts.filter(({ user }) => !erasedIds.has(user.id));
  db.state.renewals = db.state.renewals.filter(({ userId }) => !erasedIds.has(userId));
  db.state.connections = db.state.connections.filter(({ userId }) => !erasedIds.has(userId));
  db.state.addresses = db.state.addresses.filter(({ userId }) => !erasedIds.has(userId));
  db.state.customerNotes = db.state.customerNotes.filter(({ userId }) => !erasedIds.has(userId));
  for (const id of erasedIds) {
    delete db.state.deletions[id];
    delete db.state.exports[id];
    delete db.state.payoutAccounts[id];
    delete db.state.billing[id];
    delete db.state.carts[id];
    delete db.state.cartBundles[id];
  }
  eraseGiftsOf(db, erasedIds);
  eraseAffiliatesOf(db, erasedIds);
  eraseSeatsOf(db, erasedIds);
  for (const payout of db.state.payouts) {
    const isOpen = payout.status === 'requested' || payout.status === 'approved';
    if (erasedIds.has(payout.userId) && !isOpen) payout.account = null;
  }
  for (const row of db.state.audit) {
    if (row.subject !== 'user' || row.subjectId === null || !erasedIds.has(row.subjectId)) continue;
    row.label = 'Deleted user';
    for (const fields of [row.before, row.after]) {
      delete fields?.name;
      delete fields?.email;
    }
  }
};

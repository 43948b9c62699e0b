import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isName } from '../../../contract/rules/text.ts';
import {
  conflict,
  emailTaken,
  forbidden,
  invalidField,
  invalidLogin,
  linkExpired,
  notFound,
  registrationClosed,
  suspended,
  unavailable,
} from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { sendConfirmation } from '../../store/email-confirmation.ts';
import { isEmailReserved } from '../../store/email-recovery.ts';
import { createChallenge } from '../../store/second-factor.ts';
import {
  connect,
  findConnection,
  findPending,
  getProvider,
  hasSignInMethod,
  issueTicket,
  listEnabledProviders,
  notifyOfConnection,
  type PendingSignIn,
  type StoredConnection,
  startProviderSignIn,
  toConnection,
  toProvider,
} from '../../store/sign-in-providers.ts';

type Operations =
  | 'beginProviderSignIn'
  | 'signInWithProvider'
  | 'registerWithProvider'
  | 'listConnectedAccounts'
  | 'beginConnection'
  | 'connectAccount'
  | 'disconnectAccount';

const ended = () => linkExpired(REFUSALS.providerSignInEnded);

/** Signs in a connected account, or asks for its second step. */
function signInConnected(db: MockDb, { provider, redirect }: PendingSignIn, connection: StoredConnection) {
  const account = db.member(connection.userId);
  if (!account) return invalidLogin(REFUSALS.providerRefused(toProvider(db, provider).name));
  if (account.user.status !== 'active') return suspended();
  if (account.user.role === 'super_admin') return forbidden(REFUSALS.providerForAdmins);
  connection.last_used_at = new Date().toISOString();
  const second = createChallenge(db, account.user.id);
  if (second) return { status: 200, body: { outcome: 'second_step', redirect, challenge: second.body } } as const;
  db.claimVisitorData(account.user.id);
  const session = { token: db.openSession(account.user.id), user: account.user };
  return { status: 200, body: { outcome: 'signed_in', redirect, session } } as const;
}

/** A ticket for an identity that is not connected. */
function issueTicketFor(db: MockDb, started: PendingSignIn) {
  const identity = db.state.providerIdentity;
  if (identity.email === null)
    return forbidden(REFUSALS.providerEmailUnverified(toProvider(db, started.provider).name));
  const user = db.memberByEmail(identity.email)?.user;
  if (!user) {
    if (!db.state.site.registrationOpen) return registrationClosed();
    return { status: 200, body: issueTicket(db, started, identity, 'new_account', null) } as const;
  }
  if (user.status !== 'active') return suspended();
  if (user.role === 'super_admin') return forbidden(REFUSALS.providerForAdmins);
  return { status: 200, body: issueTicket(db, started, identity, 'existing_account', user.id) } as const;
}

export const createConnectedAccountsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  beginProviderSignIn: ({ body }) => {
    if (!getProvider(db, body.provider).enabled) return notFound(REFUSALS.providerOff);
    return { status: 200, body: startProviderSignIn(db, body, null) };
  },

  signInWithProvider: ({ body: { state } }) => {
    const started = findPending(db, state, 'state');
    if (!started) return ended();
    delete db.state.providerSignIns[state];
    const { provider, userId } = started;
    const { providerBehaviour: behaviour, providerIdentity: identity } = db.state;
    const { name } = toProvider(db, provider);
    if (!getProvider(db, provider).enabled) return notFound(REFUSALS.providerOff);
    if (behaviour === 'silent') return unavailable(REFUSALS.providerNotResponding(name));
    if (behaviour === 'refuses') return invalidLogin(REFUSALS.providerRefused(name));
    if (userId !== null) return { status: 200, body: issueTicket(db, started, identity, 'connect', userId) };
    const connection = findConnection(db, provider, identity.subject);
    return connection ? signInConnected(db, started, connection) : issueTicketFor(db, started);
  },

  registerWithProvider: ({ body }) => {
    const row = findPending(db, body.ticket, 'ticket');
    if (!row?.identity || row.userId !== null || row.identity.email === null) return ended();
    const { email } = row.identity;
    if (!db.state.site.registrationOpen) return registrationClosed();
    if (!isName(body.name.trim())) return invalidField('name', REFUSALS.nameLines);
    if (db.accountByEmail(email) || isEmailReserved(db, email)) return emailTaken();
    if (findConnection(db, row.provider, row.identity.subject)) return ended();
    delete db.state.providerSignIns[body.ticket];
    const person = { name: body.name.trim(), email, role: 'customer', status: 'active' } as const;
    const { user } = db.addAccount(person, '');
    if (body.language) user.language = body.language;
    connect(db, user, row.provider, row.identity).last_used_at = new Date().toISOString();
    db.claimVisitorData(user.id);
    sendConfirmation(db, user);
    return { status: 201, body: { token: db.openSession(user.id), user } };
  },

  listConnectedAccounts: ({ user }) => {
    const own = db.state.connections.filter(({ userId }) => userId === user.id);
    const enabled = user.role === 'super_admin' ? [] : listEnabledProviders(db);
    return {
      status: 200,
      body: {
        items: own.map((connection) => toConnection(db, connection)),
        available: enabled.filter(({ id }) => !own.some(({ provider }) => provider === id)),
        has_password: db.member(user.id)?.password !== '',
      },
    };
  },

  beginConnection: ({ user, body }) => {
    if (user.role === 'super_admin') return conflict(REFUSALS.providerForAdmins);
    if (!getProvider(db, body.provider).enabled) return notFound(REFUSALS.providerOff);
    return { status: 200, body: startProviderSignIn(db, { ...body, redirect: '/dashboard/profile' }, user.id) };
  },

  connectAccount: ({ user, body }) => {
    if (user.role === 'super_admin') return conflict(REFUSALS.providerForAdmins);
    const row = findPending(db, body.ticket, 'ticket');
    if (!row?.identity || row.userId !== user.id) return ended();
    const known = findConnection(db, row.provider, row.identity.subject);
    if (known && known.userId !== user.id) return conflict(REFUSALS.providerTaken);
    const { name } = toProvider(db, row.provider);
    const hasOne = db.state.connections.some(({ userId, provider }) => userId === user.id && provider === row.provider);
    if (known || hasOne) return conflict(REFUSALS.providerTwice(name));
    delete db.state.providerSignIns[body.ticket];
    const connection = connect(db, user, row.provider, row.identity);
    notifyOfConnection(db, user, `You can now sign in with ${name}`);
    return { status: 201, body: toConnection(db, connection) };
  },

  disconnectAccount: ({ user, params }) => {
    const all = db.state.connections;
    const found = all.find(({ id, userId }) => id === params.id && userId === user.id);
    if (!found) return notFound(REFUSALS.connectionGone);
    db.state.connections = all.filter((connection) => connection !== found);
    if (!hasSignInMethod(db, user.id)) {
      db.state.connections = all;
      return conflict(REFUSALS.lastSignInMethod);
    }
    notifyOfConnection(db, user, `${toProvider(db, found.provider).name} was disconnected from your account`);
    return { status: 204 };
  },
});

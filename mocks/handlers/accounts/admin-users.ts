import type { AdminUser, AdminUserChange, AdminUserInput, User } from '../../../contract/generated/model.ts';
import type { Message } from '../../../contract/i18n/message.ts';
import { normaliseRights } from '../../../contract/rules/admin-rights.ts';
import { toUserAction } from '../../../contract/rules/audited-actions.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, emailTaken, insufficientRights, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { sortRows, toArrayPage } from '../../store/array-page.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { eraseDue } from '../../store/erase-due.ts';
import { sendMail } from '../../store/outbox.ts';
import { hasFactor, notifyOwner } from '../../store/second-factor.ts';
import type { Account } from '../../store/state.ts';

const LINK_TTL_MS = 7 * 86_400_000;

export const toAdminUser = ({ user, version = 1 }: Account): AdminUser => {
  const { id, name, email, status, role, is_admin, rights, created_at } = user;
  return { id, name, email, status, role, is_admin, rights, created_at, version };
};

const toFields = ({ name, email, role, status, rights = ['all'] }: AdminUserInput): AdminUserInput => ({
  name,
  email,
  role,
  status,
  ...(role === 'super_admin' ? { rights: normaliseRights(rights) } : {}),
});

/** As the audit trail shows it. */
const toAuditFields = (fields: AdminUserInput) => {
  const { rights, ...rest } = toFields(fields);
  return rights ? { ...rest, rights: rights.join(', ') } : rest;
};

const trimInput = (input: AdminUserInput): AdminUserInput => ({
  ...toFields(input),
  name: input.name.trim(),
  email: input.email.trim(),
});

const ownProblem = (before: AdminUserInput, after: AdminUserInput): Message | undefined => {
  if (after.status !== before.status) return REFUSALS.ownSuspension;
  if (after.role !== before.role || after.rights?.join() !== before.rights?.join()) return REFUSALS.ownRights;
  return after.email === before.email ? undefined : REFUSALS.ownEmail;
};

const invite = (db: MockDb, { user }: Account): void => {
  const token = crypto.randomUUID();
  db.state.resets[token] = { userId: user.id, expiresAt: Date.now() + LINK_TTL_MS, usedAt: null };
  const link = `/forgot-password?token=${token}`;
  sendMail(db, {
    kind: 'welcome',
    name: user.name,
    to: user.email,
    subject: 'Your new account',
    text: `Set your password: ${link}`,
    links: [link],
  });
};

const save = (account: Account, fields: AdminUserInput): void => {
  const isAdmin = fields.role === 'super_admin';
  Object.assign(account.user, fields, { is_admin: isAdmin, isAdmin, rights: isAdmin ? fields.rights : [] });
  account.version = (account.version ?? 1) + 1;
};

type Operations =
  | 'adminListUsers'
  | 'adminCreateUser'
  | 'adminUpdateUser'
  | 'adminDeleteUser'
  | 'adminRestoreUser'
  | 'adminResetSecondFactor';

export const createAdminUsersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const record = (actorId: string, verb: string, { user }: Account, before: object | null, after: object | null) =>
    recordChange(db, { actorId, action: verb, subject: 'user', subjectId: user.id, label: user.name, before, after });

  const change = (account: Account, actor: User, { version, ...input }: AdminUserChange) => {
    const before = toFields(account.user);
    const after = trimInput({ ...input, rights: input.rights ?? before.rights ?? ['all'] });
    const isPlain = before.role === 'customer' && after.role === 'customer' && after.email === before.email;
    if (!isPlain && !actor.rights.includes('all')) return insufficientRights();
    if (version !== (account.version ?? 1)) {
      return conflict(REFUSALS.stale);
    }
    const changed = changedFields(toAuditFields(before), toAuditFields(after));
    if (!changed) return;
    const problem = account.user.id === actor.id ? ownProblem(before, after) : undefined;
    if (problem) return conflict(problem);
    const namesake = db.accountByEmail(after.email);
    if (namesake && namesake !== account) return emailTaken();
    save(account, after);
    if (before.role !== after.role || before.status !== after.status) db.endSessions(account.user.id);
    record(actor.id, toUserAction(before, after), account, changed.before, changed.after);
    return;
  };

  return {
    adminListUsers: ({ query }) => {
      eraseDue(db);
      const { search, status, role, sort = '-joined' } = query;
      const users = db.state.accounts
        .filter(({ deletedAt }) => deletedAt === undefined)
        .map(toAdminUser)
        .filter((user) => status === undefined || user.status === status)
        .filter((user) => role === undefined || user.role === role)
        .filter(({ name, email }) => matchesSearch(search, name, email));
      const keys = {
        joined: (user: AdminUser) => user.created_at,
        name: (user: AdminUser) => user.name.toLowerCase(),
        email: (user: AdminUser) => user.email.toLowerCase(),
      };
      return toArrayPage('/api/admin/users', sortRows(users, sort, keys), query);
    },

    adminCreateUser: ({ body, user }) => {
      eraseDue(db);
      if (body.role === 'super_admin' && !user.rights.includes('all')) return insufficientRights();
      if (db.accountByEmail(body.email)) return emailTaken();
      const account = db.addAccount(trimInput(body), crypto.randomUUID());
      record(user.id, 'user.create', account, null, toAuditFields(account.user));
      if (body.status === 'active') invite(db, account);
      return { status: 201, body: toAdminUser(account) };
    },

    adminUpdateUser: ({ params, body, user }) => {
      const account = db.member(params.id);
      if (!account) return notFound(REFUSALS.userNotFound);
      return change(account, user, body) ?? { status: 200, body: toAdminUser(account) };
    },

    adminDeleteUser: ({ params, user }) => {
      const account = db.member(params.id);
      if (!account) return notFound(REFUSALS.userNotFound);
      if (account.user.id === user.id) return conflict(REFUSALS.ownDeletion);
      db.endSessions(account.user.id);
      account.deletedAt = Date.now();
      account.version = (account.version ?? 1) + 1;
      record(user.id, 'user.delete', account, toAuditFields(account.user), null);
      return { status: 204 };
    },

    adminResetSecondFactor: ({ params, user }) => {
      const account = db.member(params.id);
      if (!account) return notFound(REFUSALS.userNotFound);
      if (account.user.is_admin && !user.rights.includes('all')) return insufficientRights();
      if (account.user.id === user.id) return conflict(REFUSALS.ownFactor);
      if (!hasFactor(db, account.user.id)) return conflict(REFUSALS.factorIsOff);
      delete db.state.factors[account.user.id];
      db.state.passkeys = db.state.passkeys.filter(({ userId }) => userId !== account.user.id);
      db.endSessions(account.user.id);
      record(user.id, 'user.reset-second-factor', account, null, null);
      notifyOwner(db, account.user.id, 'Two-step sign-in is off for your account');
      return { status: 204 };
    },

    adminRestoreUser: ({ params, user }) => {
      eraseDue(db);
      const account = db.account(params.id);
      if (!account) return notFound(REFUSALS.userNotFound);
      if (account.deletedAt !== undefined) {
        delete account.deletedAt;
        account.version = (account.version ?? 1) + 1;
        record(user.id, 'user.restore', account, null, toAuditFields(account.user));
      }
      return { status: 200, body: toAdminUser(account) };
    },
  };
};

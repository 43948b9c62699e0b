import type { AdminUser } from '../generated/model/adminUser.ts';
import type { User } from '../generated/model/user.ts';
import { conflict, forbidden, invalidLogin, notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import { recordChange } from '../store/audit.ts';
import type { MockDb } from '../store/db.ts';

const toAdminUser = ({ id, name, email, status, role, is_admin, created_at }: User): AdminUser => ({
  id,
  name,
  email,
  status,
  role,
  is_admin,
  created_at,
});

export const createAdminHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminLogin' | 'adminListUsers' | 'adminDeleteUser'> => ({
  adminLogin: ({ body }) => {
    const account = db.accountByEmail(body.email);
    if (account?.password !== body.password) return invalidLogin('Invalid credentials');
    if (account.user.role !== 'super_admin' || account.user.status !== 'active') return forbidden();
    return { status: 200, body: { token: db.openSession(account.user.id), user: account.user } };
  },

  adminListUsers: () => ({
    status: 200,
    body: db.state.accounts
      .map(({ user }) => toAdminUser(user))
      .sort((a, b) => b.created_at.localeCompare(a.created_at)),
  }),

  adminDeleteUser: ({ params, user }) => {
    const account = db.account(params.id);
    if (!account) return notFound();
    if (account.user.id === user.id) return conflict('You cannot delete your own account');
    db.endSessions(account.user.id);
    db.state.accounts.splice(db.state.accounts.indexOf(account), 1);
    db.state.addresses = db.state.addresses.filter(({ userId }) => userId !== account.user.id);
    recordChange(db, {
      actorId: user.id,
      action: 'user.delete',
      subject: 'user',
      subjectId: account.user.id,
      label: account.user.name,
      before: { role: account.user.role, status: account.user.status },
      after: null,
    });
    return { status: 204 };
  },
});

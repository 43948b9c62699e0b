import { forbidden, invalidLogin } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';

export const createAdminHandlers = (db: MockDb): Pick<MockHandlers, 'adminLogin'> => ({
  adminLogin: ({ body }) => {
    const account = db.memberByEmail(body.email);
    if (account?.password !== body.password) return invalidLogin('Invalid credentials');
    if (account.user.role !== 'super_admin' || account.user.status !== 'active') return forbidden();
    db.adoptVisitor(account.user.id);
    return { status: 200, body: { token: db.openSession(account.user.id), user: account.user } };
  },
});

import type { AdminRight, Transaction, User } from '../../contract/generated/model.ts';
import { toDeviceName } from '../../contract/rules/device-name.ts';
import { toAmount } from '../../contract/rules/money.ts';
import { Store } from '../../packages/mock-server/src/store.ts';
import { cancelScheduledDeletion } from './cancel-deletion.ts';
import { claimCartBundles } from './cart-bundles.ts';
import { claimCart } from './carts.ts';
import { type NewNotification, toStored } from './notification-texts.ts';
import type { Account, MockState, WalletEntry } from './state.ts';

/** The stateful store behind all mock handlers. One instance is one server. */
export class MockDb extends Store<MockState> {
  /** The right that allows the administrator to make the current call. */
  right: AdminRight | null = null;
  /** The name of the API key that makes the current call. */
  apiKey: string | null = null;
  /** URL of the page where a provider's payments are made; without one they are only tracked. */
  providerPage: string | null = null;

  accountByEmail(email: string): Account | undefined {
    const normalised = email.trim().toLowerCase();
    return this.state.accounts.find(({ user }) => user.email.toLowerCase() === normalised);
  }

  account(userId: string): Account | undefined {
    return this.state.accounts.find(({ user }) => user.id === userId);
  }

  /** The account, unless it is deleted. */
  member(userId: string): Account | undefined {
    const account = this.account(userId);
    return account?.deletedAt === undefined ? account : undefined;
  }

  /** As `accountByEmail`, unless it is deleted: signing in is no longer possible. */
  memberByEmail(email: string): Account | undefined {
    const account = this.accountByEmail(email);
    return account?.deletedAt === undefined ? account : undefined;
  }

  addAccount(
    person: Pick<User, 'name' | 'email' | 'role' | 'status'>,
    password: string,
    created_at = new Date().toISOString(),
  ): Account {
    const isAdmin = person.role === 'super_admin';
    const defaults = { is_admin: isAdmin, isAdmin, avatar: null, address: null, language: null, created_at };
    const rights: User['rights'] = isAdmin ? ['all'] : [];
    const account: Account = { user: { id: crypto.randomUUID(), rights, ...person, ...defaults }, password };
    this.state.accounts.push(account);
    return account;
  }

  /** The user of a token, if the session is valid and the account may use it. */
  findUserByToken(token: string): User | undefined {
    const session = this.state.sessions[token];
    const user = session && this.member(session.userId)?.user;
    if (!session || user?.status !== 'active') return undefined;
    session.last_seen_at = new Date().toISOString();
    return user;
  }

  openSession(userId: string): string {
    const token = `mock.${crypto.randomUUID()}`;
    const now = new Date().toISOString();
    const device = toDeviceName(globalThis.navigator?.userAgent ?? '');
    const session = { id: crypto.randomUUID(), userId, device, network: '127.0.0.0/24' };
    this.state.sessions[token] = { ...session, created_at: now, last_seen_at: now };
    cancelScheduledDeletion(this, userId);
    return token;
  }

  /** Ends every session of the user, except the calling one. */
  endSessions(userId: string, except?: string): void {
    for (const [token, session] of Object.entries(this.state.sessions)) {
      if (session.userId === userId && token !== except) delete this.state.sessions[token];
    }
  }

  balanceCents(userId: string): number {
    return this.state.walletEntries.reduce((sum, entry) => (entry.userId === userId ? sum + entry.cents : sum), 0);
  }

  /** Appends a transaction to the ledger; the caller has checked that the balance allows it. */
  postEntry(entry: Pick<WalletEntry, 'userId' | 'type' | 'cents' | 'reference' | 'refundId'>): void {
    const id = this.state.walletEntries.length + 1;
    this.state.walletEntries.push({ ...entry, id, created_at: new Date().toISOString() });
  }

  /** The user's transactions, oldest first, each with the balance after it. */
  transactions(userId: string): Transaction[] {
    let balance = 0;
    return this.state.walletEntries
      .filter((entry) => entry.userId === userId)
      .map(({ userId: _owner, refundId: _refund, cents, ...entry }) => {
        balance += cents;
        return { ...entry, amount: toAmount(cents), balance_after: toAmount(balance) };
      });
  }

  notify(userId: string, notification: NewNotification): void {
    const at = new Date().toISOString();
    this.state.notifications.unshift({
      userId,
      id: crypto.randomUUID(),
      ...toStored(notification),
      read: false,
      created_at: at,
    });
  }

  /** Moves the visitor's saved and liked items, and the cart, into the account that signs in. */
  claimVisitorData(userId: string): void {
    for (const marks of ['saved', 'likes', 'savedPosts'] as const) {
      const { visitor = [], ...others } = this.state[marks];
      this.state[marks] = { ...others, [userId]: [...new Set([...visitor, ...(others[userId] ?? [])])] };
    }
    claimCart(this, 'visitor', userId);
    claimCartBundles(this, 'visitor', userId);
  }
}

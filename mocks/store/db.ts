import type { User } from '../generated/model/user.ts';
import type { Account, MockState } from './state.ts';

/** Where a browser keeps the state between reloads; absent in Node. */
export interface Keeper {
  save(state: MockState): Promise<void>;
}

/** The stateful store behind all mock handlers. One instance is one server. */
export class MockDb {
  state: MockState;
  private readonly seed: () => MockState;
  private readonly keeper: Keeper | undefined;

  constructor(seed: () => MockState, restored?: MockState, keeper?: Keeper) {
    this.seed = seed;
    this.keeper = keeper;
    this.state = restored ?? seed();
  }

  /** Forgets everything that was written and starts from the seed again. */
  async reset(): Promise<void> {
    this.state = this.seed();
    await this.persist();
  }

  /** Called after every call that may have changed something. */
  async persist(): Promise<void> {
    await this.keeper?.save(this.state);
  }

  accountByEmail(email: string): Account | undefined {
    const wanted = email.trim().toLowerCase();
    return this.state.accounts.find(({ user }) => user.email.toLowerCase() === wanted);
  }

  account(userId: string): Account | undefined {
    return this.state.accounts.find(({ user }) => user.id === userId);
  }

  /** The person behind a token, when the session still stands and the account may use it. */
  userOf(token: string): User | undefined {
    const userId = this.state.sessions[token];
    const user = userId ? this.account(userId)?.user : undefined;
    return user?.status === 'active' ? user : undefined;
  }

  openSession(userId: string): string {
    const token = `mock.${crypto.randomUUID()}`;
    this.state.sessions[token] = userId;
    return token;
  }

  /** Ends every session of the person, except the one that asks. */
  endSessions(userId: string, except?: string): void {
    for (const [token, owner] of Object.entries(this.state.sessions)) {
      if (owner === userId && token !== except) delete this.state.sessions[token];
    }
  }

  balanceCents(userId: string): number {
    return this.state.walletEntries.reduce((sum, entry) => (entry.userId === userId ? sum + entry.cents : sum), 0);
  }
}

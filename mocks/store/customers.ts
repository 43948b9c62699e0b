import type { OrderCustomer } from '../generated/model.ts';
import type { MockDb } from './db.ts';

type Person = { id: string; name: string; email: string };

/** People by their ids, for lists. */
export const peopleOf = (db: MockDb): ReadonlyMap<string, Person> =>
  new Map(db.state.accounts.map(({ user }) => [user.id, user] as const));

/** Who an order belongs to, with or without an account. */
export const customerOf = (db: MockDb, userId: string, people?: ReadonlyMap<string, Person>): OrderCustomer | null => {
  const user = people ? people.get(userId) : db.account(userId)?.user;
  if (user) return { id: user.id, name: user.name, email: user.email };
  const guest = db.state.guests[userId];
  return guest ? { id: userId, name: guest.name, email: guest.email, guest: true } : null;
};

import type { OrderCustomer } from '../../contract/generated/model.ts';
import { toPersonKey } from '../../contract/rules/person-key.ts';
import type { MockDb } from './db.ts';

type Person = { id: string; name: string; email: string };

/** Users by id, for lists. */
export const customersById = (db: MockDb): ReadonlyMap<string, Person> =>
  new Map(db.state.accounts.map(({ user }) => [user.id, user] as const));

/** The customer of an order, with or without an account. */
export const findCustomer = (
  db: MockDb,
  userId: string,
  people?: ReadonlyMap<string, Person>,
): OrderCustomer | null => {
  const user = people ? people.get(userId) : db.account(userId)?.user;
  if (user) return { id: user.id, name: user.name, email: user.email };
  const guest = db.state.guests[userId];
  return guest ? { id: userId, name: guest.name, email: guest.email, guest: true } : null;
};

const findEmail = (db: MockDb, userId: string): string | undefined =>
  db.account(userId)?.user.email ?? db.state.guests[userId]?.email;

/** Whether two accounts or guests count as one customer where a rule applies per customer. */
export const isSamePerson = (db: MockDb, userId: string, otherId: string): boolean => {
  const [first, second] = [findEmail(db, userId), findEmail(db, otherId)];
  return (
    userId === otherId || (first !== undefined && second !== undefined && toPersonKey(first) === toPersonKey(second))
  );
};

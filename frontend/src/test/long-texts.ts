import type { MockApi } from '../../../mocks/api.ts';
import { recordChange } from '../../../mocks/store/audit.ts';
import { longAddress, saveAddresses } from './dashboard-samples.ts';
import { longPerson } from './samples.ts';
import { signInCustomer } from './sign-in-customer.ts';

const NAME = 'রমজান ব্যাকগ্রাউন্ড, complete edition with printed booklet, lettering masters and two years of updates';
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const REASON =
  'Paid back because the file of the second edition could not be opened on two machines, as agreed on the phone';

const customerOf = ({ db }: MockApi) => db.state.accounts.find(({ user }) => user.role === 'customer')?.user;

/** The demo's customer with all data at maximum length. */
export function writeLongTexts(api: MockApi): void {
  const { state } = api.db;
  const person = customerOf(api);
  if (person) Object.assign(person, { name: longPerson.name, email: longPerson.email });
  for (const [index, order] of state.orders.entries()) order.product_name = index % 2 ? NAME : WORD;
  for (const [index, entry] of state.walletEntries.entries()) entry.reference = index % 2 ? REASON : WORD;
  for (const comment of state.comments)
    Object.assign(comment, { status: 'pending', guestName: longPerson.name, text: REASON });
  for (const post of state.posts) post.title = NAME;
  for (const conversation of state.conversations)
    Object.assign(conversation, { name: longPerson.name, email: longPerson.email, subject: WORD });
  saveAddresses(api, longAddress);
}

/** The same, with the customer signed in under their long name. */
export function readLongTexts(api: MockApi): void {
  writeLongTexts(api);
  signInCustomer(api);
}

/** Changes by an administrator with a long name, of records with long names, for long reasons. */
export function recordLongTexts(api: MockApi): void {
  const actor = api.db.state.accounts.find(({ user }) => user.role === 'super_admin')?.user;
  if (!actor) throw new Error('The demo has no administrator');
  actor.name = longPerson.name;
  const change = { actorId: actor.id, subjectId: 1 };
  const moved = { before: { refunded: 0, reason: null }, after: { refunded: 12.5, reason: REASON } };
  recordChange(api.db, { ...change, ...moved, action: 'order.refund', subject: 'order', label: NAME });
  const renamed = { before: { title: NAME }, after: { title: WORD } };
  recordChange(api.db, { ...change, ...renamed, action: 'product.update', subject: 'product', label: WORD });
}

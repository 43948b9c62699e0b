import type { MockApi } from '../../../mocks/api.ts';
import { session } from '../session/session.ts';
import { openSampleSession } from './own-session-samples.ts';

/** Signs in the demo's customer for a story of a single component; stories of screens set `signedInAs`. */
export function signInCustomer(api: MockApi): void {
  const person = api.db.state.accounts.find(({ user }) => user.role === 'customer')?.user;
  if (person) session.signIn(openSampleSession(api, person.id), person);
}

/** The same, and then what the story needs of the customer. */
export const signInCustomerAnd = (prepare: (api: MockApi) => void) => (api: MockApi) => {
  signInCustomer(api);
  prepare(api);
};

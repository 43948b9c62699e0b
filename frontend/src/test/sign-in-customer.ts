import type { MockApi } from '../../../mocks/api.ts';
import { session } from '../session/session.ts';
import { openSampleSession } from './own-session-samples.ts';

/** Signs the demo's customer in for a story of a component alone; stories of screens say `signedInAs`. */
export function signInCustomer(api: MockApi): void {
  const person = api.db.state.accounts.find(({ user }) => user.role === 'customer')?.user;
  if (person) session.signIn(openSampleSession(api, person.id), person);
}

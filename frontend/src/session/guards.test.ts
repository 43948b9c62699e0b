import { afterEach, expect, it, vi } from 'vitest';
import { nadia } from '../test/session-samples.ts';
import { whileSignedIn } from './guards.ts';
import { logout } from './logout.ts';
import { session } from './session.ts';

afterEach(() => session.clear());

it('reads for somebody who is signed in, also on the way out', async () => {
  const read = vi.fn();
  session.signIn('t1', nadia);
  whileSignedIn(read);
  await logout(async () => whileSignedIn(read));
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads nothing for a preload whose person has signed out meanwhile', async () => {
  const read = vi.fn();
  session.signIn('t1', nadia);
  await logout();
  whileSignedIn(read);
  expect(read).not.toHaveBeenCalled();
});

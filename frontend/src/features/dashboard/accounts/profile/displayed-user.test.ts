import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { displayedUser } from './displayed-user.ts';

const known = { name: 'Nadia' };

const ask = (answer: () => Promise<{ user: typeof known }>) =>
  new QueryObserver(new QueryClient(), { queryKey: ['session'], queryFn: answer, retry: false });

it('waits for the server, and shows its user', async () => {
  const query = ask(async () => ({ user: { name: 'Nadia R.' } }));
  expect(displayedUser(query.getCurrentResult(), known)).toBeUndefined();
  expect(displayedUser(await query.refetch(), known)).toEqual({ name: 'Nadia R.' });
});

it('shows the user of the session when the server does not support the call, also while refetching', async () => {
  const answer = vi.fn(() => Promise.reject(new Error('HTTP 404')));
  const query = ask(answer);
  const stop = query.subscribe(() => {});
  await vi.waitFor(() => expect(displayedUser(query.getCurrentResult(), known)).toBe(known));
  answer.mockReturnValueOnce(new Promise(() => {}));
  void query.refetch();
  expect(query.getCurrentResult().isFetching).toBe(true);
  expect(displayedUser(query.getCurrentResult(), known)).toBe(known);
  stop();
});

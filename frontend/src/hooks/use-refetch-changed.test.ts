import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refetchChanged } from './use-refetch-changed.ts';

test('a list invalidated during its first fetch is fetched again', async () => {
  const client = new QueryClient();
  const stop = refetchChanged(client);
  const users = ['Nadia'];
  const waiting: (() => void)[] = [];
  const queryFn = vi.fn(() => {
    const answer = [...users];
    return new Promise<string[]>((resolve) => waiting.push(() => resolve(answer)));
  });
  const observer = new QueryObserver(client, { queryKey: ['users'], queryFn, staleTime: 60_000 });
  const unsubscribe = observer.subscribe(() => undefined);
  users.push('Rafi');
  void client.invalidateQueries({ queryKey: ['users'] });
  expect(queryFn).toHaveBeenCalledTimes(1);
  waiting.shift()?.();
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  waiting.shift()?.();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['Nadia', 'Rafi']));
  unsubscribe();
  stop();
});

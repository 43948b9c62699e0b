import { describe, expect, it, vi } from 'vitest';
import { nadia } from '../test/session-samples.ts';
import { createSessionStore } from './session-store.ts';

function memory(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
const stored = (token = 't1', user: unknown = nadia) => memory({ token, user: JSON.stringify(user) });

describe('restoring', () => {
  it('requires token and user', () => {
    expect(createSessionStore(stored()).read()).toEqual({ loading: false, token: 't1', user: nadia });
    expect(createSessionStore(memory({ token: 't1' })).read().user).toBeNull();
    expect(createSessionStore(memory({ user: JSON.stringify(nadia) })).read().token).toBeNull();
  });

  it.each(['{"id":', 'null', '[]', '"Nadia"', '42', '{}', 'undefined'])('treats %s as signed out', (user) => {
    expect(createSessionStore(memory({ token: 't1', user })).read()).toEqual({
      loading: false,
      token: null,
      user: null,
    });
  });

  it('is signed out without storage', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createSessionStore({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(store.read().user).toBeNull();
    store.signIn('t1', nadia);
    expect(store.read().token).toBe('t1');
    expect(store.isPersisted(), 'a reload signs out').toBe(false);
    store.clear();
    expect(store.read().token).toBeNull();
  });

  it('never includes a user in server-rendered pages', () => {
    expect(createSessionStore(stored()).readServerRendered()).toEqual({ loading: true, token: null, user: null });
    expect(createSessionStore(undefined).read().user).toBeNull();
  });
});

describe('signing in', () => {
  it('writes the keys token and user and nothing else', () => {
    const storage = memory();
    const store = createSessionStore(storage);
    store.signIn('t1', nadia);
    expect(store.isPersisted()).toBe(true);
    expect([...storage.values.keys()].sort()).toEqual(['token', 'user']);
    expect(storage.values.get('token')).toBe('t1');
    expect(JSON.parse(storage.values.get('user') ?? '')).toEqual(nadia);
  });

  it('stores no email and no extra fields; only the page knows the email', () => {
    const storage = memory();
    const answer = { ...nadia, address: 'Shaheb Bazar, Rajshahi', password_hash: 'x' };
    const store = createSessionStore(storage);
    store.signIn('t1', answer);
    expect(JSON.parse(storage.values.get('user') ?? '')).toEqual(nadia);
    expect(store.read().user).toEqual({ ...nadia, address: 'Shaheb Bazar, Rajshahi' });
    store.follow('user');
    expect(store.read().user?.address).toBe('Shaheb Bazar, Rajshahi');
  });

  it('reads the email stored by another page of the specification', () => {
    expect(createSessionStore(stored('t1', { ...nadia, address: '5 River Lane' })).read().user?.address).toBe(
      '5 River Lane',
    );
    expect(createSessionStore(stored('t1', { ...nadia, address: null })).read().user?.address).toBeNull();
    expect(createSessionStore(stored()).read().user).not.toHaveProperty('address');
  });

  it('notifies subscribers until they unsubscribe', () => {
    const store = createSessionStore(memory());
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.signIn('t1', nadia);
    leave();
    store.clear();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('changing the user', () => {
  it('keeps the token', () => {
    const storage = stored();
    const store = createSessionStore(storage);
    store.replaceUser({ ...nadia, name: 'Nadia R.' });
    expect(store.read()).toMatchObject({ token: 't1', user: { name: 'Nadia R.' } });
    expect(storage.values.get('user')).toContain('Nadia R.');
  });

  it('does nothing after signing out', () => {
    const storage = memory();
    createSessionStore(storage).replaceUser(nadia);
    expect(storage.values.size).toBe(0);
  });
});

describe('ending', () => {
  it('removes both keys', () => {
    const storage = stored();
    const store = createSessionStore(storage);
    store.clear();
    expect(storage.values.size).toBe(0);
    expect(store.read()).toEqual({ loading: false, token: null, user: null });
  });

  it('removes the remains of a broken session', () => {
    const storage = memory({ token: 't1', user: '{' });
    createSessionStore(storage).clear();
    expect(storage.values.size).toBe(0);
  });

  it('leaves a newer session alone', () => {
    const store = createSessionStore(stored('t2'));
    store.expire('t1');
    expect(store.read().token).toBe('t2');
    store.expire('t2');
    expect(store.read().token).toBeNull();
  });
});

describe('other tabs', () => {
  it.each(['token', 'user', null])('signing out there signs out here (%j)', (key) => {
    const storage = stored();
    const store = createSessionStore(storage);
    storage.values.clear();
    store.follow(key);
    expect(store.read().user).toBeNull();
  });

  it('signing in there signs in here', () => {
    const storage = memory();
    const store = createSessionStore(storage);
    storage.setItem('user', JSON.stringify(nadia));
    store.follow('user');
    expect(store.read().user).toBeNull();
    storage.setItem('token', 't1');
    store.follow('token');
    expect(store.read()).toMatchObject({ token: 't1', user: { name: 'Nadia Rahman' } });
  });

  it('other keys and unchanged sessions notify no one', () => {
    const storage = stored();
    const store = createSessionStore(storage);
    const listener = vi.fn();
    store.subscribe(listener);
    store.follow('user');
    storage.values.clear();
    store.follow('darkMode');
    expect(listener).not.toHaveBeenCalled();
    expect(store.read().token).toBe('t1');
  });
});

import { describe, expect, test } from 'vitest';
import { createWorkspaceStore, EMPTY_WORKSPACE, parseWorkspace } from './workspace-store.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const map = new Map<string, string>();
  return { getItem: (key) => map.get(key) ?? null, setItem: (key, value) => void map.set(key, value) };
}

describe('parseWorkspace', () => {
  test.each([null, '', '{"recent":', '[]', '"text"', 'null'])('treats %s as an empty workspace', (stored) => {
    expect(parseWorkspace(stored)).toEqual(EMPTY_WORKSPACE);
  });

  test('drops invalid values', () => {
    const stored = { recent: [{ title: 'Orders', href: '/a' }, { title: 1 }, null], views: { x: 3 }, keys: 0 };
    expect(parseWorkspace(JSON.stringify(stored))).toEqual({
      recent: [{ title: 'Orders', href: '/a' }],
      keys: true,
    });
  });
});

describe('createWorkspaceStore', () => {
  test('keeps the six newest, each once, per user', () => {
    const kept = storage();
    const workspace = createWorkspaceStore(kept);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 3])
      workspace.opened('nadia', { title: `No. ${number}`, href: `/${number}` });
    const again = createWorkspaceStore(kept);
    expect(again.read('nadia').recent.map(({ href }) => href)).toEqual(['/3', '/7', '/6', '/5', '/4', '/2']);
    expect(again.read('tanvir')).toEqual(EMPTY_WORKSPACE);
  });

  test('works without storage, and notifies its listeners', () => {
    const workspace = createWorkspaceStore({
      getItem: () => {
        throw new Error('off');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    let notified = 0;
    const unsubscribe = workspace.subscribe(() => {
      notified += 1;
    });
    workspace.setKeys('nadia', false);
    unsubscribe();
    workspace.setKeys('nadia', true);
    expect([workspace.read('nadia').keys, notified]).toEqual([true, 1]);
  });
});

import { describe, expect, test } from 'vitest';
import { createDeskStore, EMPTY_DESK, parseDesk } from './desk-store.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const map = new Map<string, string>();
  return { getItem: (key) => map.get(key) ?? null, setItem: (key, value) => void map.set(key, value) };
}
const PATH = '/admin/orders';

describe('parseDesk', () => {
  test.each([null, '', '{"recent":', '[]', '"text"', 'null'])('takes %s for an empty desk', (stored) => {
    expect(parseDesk(stored)).toEqual(EMPTY_DESK);
  });

  test('leaves out what makes no sense', () => {
    const stored = { recent: [{ title: 'Orders', href: '/a' }, { title: 1 }, null], views: { x: 3, y: [{}] }, keys: 0 };
    expect(parseDesk(JSON.stringify(stored))).toEqual({
      recent: [{ title: 'Orders', href: '/a' }],
      views: { x: [], y: [] },
      keys: true,
    });
  });
});

describe('createDeskStore', () => {
  test('keeps the six newest, each once, for the person who opened them', () => {
    const kept = storage();
    const desk = createDeskStore(kept);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 3]) desk.opened('nadia', { title: `No. ${number}`, href: `/${number}` });
    const again = createDeskStore(kept);
    expect(again.read('nadia').recent.map(({ href }) => href)).toEqual(['/3', '/7', '/6', '/5', '/4', '/2']);
    expect(again.read('tanvir')).toEqual(EMPTY_DESK);
  });

  test('replaces a view of the same name and forgets one', () => {
    const desk = createDeskStore(storage());
    desk.saveView('nadia', PATH, { name: 'Late', query: 'status=pending' });
    desk.saveView('nadia', PATH, { name: 'Done', query: 'status=completed' });
    desk.saveView('nadia', PATH, { name: 'Late', query: 'status=processing' });
    expect(desk.read('nadia').views[PATH]).toEqual([
      { name: 'Done', query: 'status=completed' },
      { name: 'Late', query: 'status=processing' },
    ]);
    desk.removeView('nadia', PATH, 'Done');
    expect(desk.read('nadia').views[PATH]?.map(({ name }) => name)).toEqual(['Late']);
  });

  test('remembers without storage, and tells its listeners', () => {
    const desk = createDeskStore({
      getItem: () => {
        throw new Error('off');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    let told = 0;
    const stop = desk.subscribe(() => {
      told += 1;
    });
    desk.setKeys('nadia', false);
    stop();
    desk.setKeys('nadia', true);
    expect([desk.read('nadia').keys, told]).toEqual([true, 1]);
  });
});

import type { Persistence } from '../../packages/mock-server/src/store.ts';
import type { MockState } from './state.ts';

const DATABASE = 'studio-mocks';
const STORE = 'state';
/** Increment when the state's shape changes: an older saved state is then ignored. */
const KEY = 'v25';

const request = <Result>(query: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    query.onsuccess = () => resolve(query.result);
    query.onerror = () => reject(query.error ?? new Error('IndexedDB refused the request'));
  });

/** A page closed between a request's success and the commit loses its change. */
const whenCommitted = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB took the change back'));
  });

const openIndexedDb = (): Promise<IDBDatabase> => {
  const query = indexedDB.open(DATABASE, 1);
  query.onupgradeneeded = () => query.result.createObjectStore(STORE);
  return request(query);
};

/** Stores the mock server's state in IndexedDB: localStorage is reserved for the site's own three keys. */
export const openPersistence = async (): Promise<{
  persistence: Persistence<MockState>;
  restored: MockState | undefined;
}> => {
  const database = await openIndexedDb();
  return {
    restored: await request(
      database.transaction(STORE).objectStore(STORE).get(KEY) as IDBRequest<MockState | undefined>,
    ),
    persistence: {
      async save(state) {
        const transaction = database.transaction(STORE, 'readwrite');
        transaction.objectStore(STORE).put(state, KEY);
        await whenCommitted(transaction);
      },
    },
  };
};

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiScope } from '../../../contract/generated/model.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import {
  findVerdict,
  hasOne,
  KEY_NEEDED,
  type Verdict,
  type WrittenOperation,
  written,
} from '../support/written-operations.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/**
 * Every kind of caller: a visitor, a customer, administrators without rights, with each right, with two, and the owner.
 */
const PEOPLE = {
  anonymous: null,
  customer: null,
  none: [],
  content: ['content'],
  support: ['support'],
  accounting: ['accounting'],
  'support and accounting': ['support', 'accounting'],
  all: ['all'],
} as const;
type Who = keyof typeof PEOPLE;

/** Administrators with a key; only owners can create one, so the others have lost rights since. */
const OWNERS = { all: ['all'], content: ['content'], support: ['support'], accounting: ['accounting'] } as const;
type Owner = keyof typeof OWNERS;

const headers = {} as Record<Who, Record<string, string>>;
const keys = {} as Record<Owner, Record<string, string>>;
const scopedKeys: Record<string, Record<string, string>> = {};

async function createKey(scopes: readonly string[], rights: readonly string[]): Promise<Record<string, string>> {
  const { user, headers: session } = await app.signedIn('super_admin');
  const { body } = await app.http
    .post('/api/admin/api-keys')
    .set(session)
    .send({ name: 'Key', scopes, lifetime_days: null })
    .expect(201);
  await app.db
    .updateTable('users')
    .set({ rights: [...rights] })
    .where('id', '=', user.id)
    .execute();
  return { authorization: `Bearer ${body.secret}` };
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const [who, rights] of Object.entries(PEOPLE) as [Who, readonly string[] | null][]) {
    if (who === 'anonymous') headers[who] = {};
    else if (rights === null) headers[who] = (await app.signedIn()).headers;
    else headers[who] = (await app.signedIn('super_admin', [...rights])).headers;
  }
  for (const [owner, rights] of Object.entries(OWNERS) as [Owner, readonly string[]][])
    keys[owner] = await createKey(Object.values(ApiScope), rights);
  for (const scope of Object.values(ApiScope)) scopedKeys[scope] = await createKey([scope], ['all']);
});
afterAll(() => app.close());

function expected({ open, ways, isKeyOnly }: WrittenOperation, who: Who): Verdict {
  if (open) return 'passes';
  if (who === 'anonymous') return 401;
  if (isKeyOnly) return KEY_NEEDED;
  if (ways.length === 0) return 'passes';
  const rights: readonly string[] | null = PEOPLE[who];
  if (rights === null) return 'forbidden';
  if (rights.includes('all')) return 'passes';
  const reached = ways.some((scopes) => rights.some((right) => scopes.includes(right) || scopes.includes('any')));
  return reached ? 'passes' : 'not_your_work';
}

const verdict = (id: OperationId, caller: Record<string, string>) => findVerdict(app, id, caller);

describe('every operation and every role', () => {
  it('covers the whole contract', () => {
    expect(written.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort());
  });

  it.each(written.map((one) => [one.id, one] as const))(
    '%s: allows exactly the roles that it names',
    async (id, one) => {
      const people = Object.keys(PEOPLE) as Who[];
      const found = await Promise.all(people.map(async (who) => [who, await verdict(id, headers[who])]));
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(people.map((who) => [who, expected(one, who)])));
    },
  );
});

function expectedOfKey({ isPublic, isKeyOnly, ways, scopes }: WrittenOperation, owner: Owner): Verdict {
  if (isPublic) return 'passes';
  if (scopes.length === 0) return 'key_not_allowed';
  if (!hasOne(scopes, ApiScope)) return 'scope_missing';
  if (owner === 'all' || isKeyOnly) return 'passes';
  return ways.some((way) => way.includes(owner) || way.includes('any')) ? 'passes' : 'not_your_work';
}

describe('every operation and every API key', () => {
  it.each(written.map((one) => [one.id, one] as const))(
    '%s: with all scopes, as far as the rights of the owner reach',
    async (id, one) => {
      // An operation without a scope is refused before the rights of the key's owner matter.
      const owners: Owner[] = hasOne(one.scopes, ApiScope) ? (Object.keys(OWNERS) as Owner[]) : ['all'];
      const found = await Promise.all(owners.map(async (owner) => [owner, await verdict(id, keys[owner])]));
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(owners.map((owner) => [owner, expectedOfKey(one, owner)])),
      );
    },
  );

  it.each(written.filter(({ scopes }) => scopes.length > 0).map((one) => [one.id, one] as const))(
    '%s: with one of its scopes, and with no other',
    async (id, { scopes }) => {
      const found = await Promise.all(
        Object.values(ApiScope).map(async (scope) => [scope, await verdict(id, scopedKeys[scope] ?? {})]),
      );
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(
          Object.values(ApiScope).map((scope) => [scope, scopes.includes(scope) ? 'passes' : 'scope_missing']),
        ),
      );
    },
  );

  it('no key of an administrator reaches money, accounts, settings or keys', () => {
    const opened = written
      .filter(({ ways, scopes }) => ways.length > 0 && scopes.length > 0)
      .map(({ id }) => operations[id].tag);
    expect([...new Set(opened)].sort()).toEqual([
      'admin-licence-keys',
      'admin-orders',
      'admin-products',
      'admin-releases',
      'admin-subscribers',
      'admin-uploads',
    ]);
    const changes = written.filter(({ scopes, method }) => scopes.length > 0 && method !== 'get');
    expect(changes.map(({ id }) => operations[id].tag)).not.toContain('admin-orders');
  });

  it('an operation that needs a fresh proof is open to a scope of its own only', () => {
    for (const { id, scopes } of written)
      if (operations[id].freshProof !== 'never')
        expect(scopes.filter((scope) => /:(?:read|write)$/.test(scope))).toEqual([]);
  });
});

describe('the areas', () => {
  const reachedBy = (area: string) => written.filter(({ ways }) => ways.some((scopes) => scopes.includes(area)));
  const tagsOf = (area: string) => [...new Set(reachedBy(area).map(({ id }) => operations[id].tag))].sort();

  it('every admin operation names at least one right', () => {
    const inside = written.filter(({ path, id }) => path.startsWith('/admin/') && id !== 'adminLogin');
    expect(inside.length).toBeGreaterThan(100);
    expect(inside.filter(({ ways }) => !ways.every((scopes) => scopes.length === 2) || ways.length === 0)).toEqual([]);
  });

  it('content covers texts and pictures, and neither users nor money', () => {
    expect(tagsOf('content')).toEqual([
      'admin-articles',
      'admin-banner',
      'admin-case-studies',
      'admin-comments',
      'admin-lists',
      'admin-newsletters',
      'admin-pages',
      'admin-pictures',
      // The names that a slide can use.
      'admin-products',
      'admin-redirects',
      'admin-reviews',
      'admin-sequences',
      'admin-site',
      'admin-translations',
      'admin-writing',
    ]);
  });

  it('support covers users, their orders and their projects', () => {
    expect(tagsOf('support')).toEqual([
      'admin-calls',
      'admin-conversations',
      'admin-hours',
      'admin-invoices',
      'admin-leads',
      'admin-mails',
      'admin-milestones',
      'admin-newsletters',
      'admin-orders',
      'admin-organisations',
      'admin-projects',
      'admin-quotes',
      'admin-subscribers',
      'admin-users',
    ]);
  });

  it('accounting is read-only', () => {
    expect(tagsOf('accounting')).toEqual([
      'admin-analytics',
      'admin-invoices',
      'admin-orders',
      'admin-payments',
      'admin-payouts',
      'admin-visits',
    ]);
    expect(reachedBy('accounting').filter(({ method }) => method !== 'get')).toEqual([]);
  });

  it('owner-only operations: administrators, settings, moving money', () => {
    const owners = written.filter(({ ways }) => ways.length > 0 && ways.every((scopes) => scopes.includes('all')));
    const ids = owners.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'adminInvite',
        'adminUpdateSettings',
        'adminUpdatePaymentSettings',
        'adminUpdateInvoiceSettings',
        'adminRefundOrder',
        'adminSetPayoutStatus',
        'adminDecidePayment',
        'adminAdjustUserWallet',
        'adminDeleteUser',
      ]),
    );
  });
});

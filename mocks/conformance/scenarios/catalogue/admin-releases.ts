import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

/** A published product with the file of its first version; deleted when its scenario has ended. */
export const productWithFile = async (client: Client, token: string, overrides: object = {}) => {
  const { images } = (await client.call('getProduct', { params: { id: '1' } })).body;
  const first = await uploadFile(client, token, 'compass-1.0.0.zip');
  const form = {
    title: `Compass ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`,
    description: 'Points north.',
    category: 'Scripts',
    version: '1.0.0',
    features: [],
    benefits: [],
    requirements: [],
    badges: [],
    pricing: [{ name: 'Free', price: 0, period: 'month', features: [] }],
    images: [{ url: images.at(-1)?.url, alt: 'A compass' }],
    demoLink: 'https://demo.example',
    downloadLink: 'https://play.example',
    fileId: first.id,
    status: 'published',
    ...overrides,
  };
  const product = (await client.call('adminCreateProduct', { token, body: form, expected: 201 })).body;
  const params = { id: String(product.id) };
  client.cleanups.push(() => client.call('adminDeleteProduct', { token, params }));
  return { product, params, first };
};

const uploadFile = async (client: Client, token: string, name: string) => {
  const body = new FormData();
  body.set('file', new Blob([name]), name);
  return (await client.call('adminUploadProductFile', { token, body, expected: 201 })).body;
};

export const createReleaseInput = async (client: Client, token: string, version: string, overrides: object = {}) => ({
  version,
  channel: 'stable',
  notes: '- Faster',
  files: [
    { fileId: (await uploadFile(client, token, `compass-${version}.zip`)).id, platform: 'any', requirements: '' },
  ],
  ...overrides,
});

export const adminReleasesScenarios: Scenario[] = [
  {
    name: 'a release is drafted, changed, scheduled, published and withdrawn; the previous version returns',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { params } = await productWithFile(client, token);
      const list = async () => (await client.call('adminListReleases', { token, params, expected: 200 })).body;
      expect(await list()).toMatchObject([{ version: '1.0.0', status: 'published', current: true, people: 0 }]);
      const input = await createReleaseInput(client, token, '1.10.0');
      const created = (await client.call('adminCreateRelease', { token, params, body: input, expected: 201 })).body;
      expect(created).toMatchObject({ status: 'draft', channel: 'stable', notes: '- Faster', revision: 1 });
      const one = { token, params: { ...params, release: created.id } };
      const release = { ...input, version: '1.11.0', notes: '## New\n\n- **Faster**' };
      const changed = await client.call('adminUpdateRelease', { ...one, body: { revision: 1, release } });
      expect(changed).toMatchObject({ status: 200, body: { version: '1.11.0', revision: 2 } });
      const at = new Date(Date.now() + 86_400_000).toISOString();
      const planned = await client.call('adminPublishRelease', { ...one, body: { revision: 2, at } });
      expect(planned).toMatchObject({ status: 200, body: { status: 'scheduled', publishAt: at, revision: 3 } });
      const withdrawReply = await client.call('adminWithdrawRelease', { ...one, body: { revision: 3 } });
      expect(withdrawReply).toMatchObject({ status: 200, body: { status: 'draft', publishAt: null, revision: 4 } });
      const published = await client.call('adminPublishRelease', { ...one, body: { revision: 4, at: null } });
      expect(published).toMatchObject({ status: 200, body: { status: 'published', current: true, revision: 5 } });
      expect((await client.call('getProduct', { params })).body.version).toBe('1.11.0');
      expect((await list()).map(({ version, current }) => [version, current])).toEqual([
        ['1.11.0', true],
        ['1.0.0', false],
      ]);
      const withdrawn = await client.call('adminWithdrawRelease', { ...one, body: { revision: 5 } });
      expect(withdrawn).toMatchObject({ status: 200, body: { status: 'withdrawn', current: false } });
      expect((await client.call('getProduct', { params })).body.version).toBe('1.0.0');
      await client.call('adminDeleteProduct', { token, params, expected: 204 });
    },
  },
  {
    name: 'a release has a file per plan, and a customer gets only their own',
    async run(client) {
      const { token } = await demoAdmin(client);
      const plan = (name: string) => ({ name, price: 0, period: 'month', features: [] });
      const { params, product } = await productWithFile(client, token, { pricing: [plan('Free'), plan('Pro')] });
      const part = async (name: string, plans: string[]) => {
        const { id: fileId } = await uploadFile(client, token, name);
        return { fileId, platform: 'any' as const, requirements: '', plans };
      };
      const input = await createReleaseInput(client, token, '2.0.0');
      const make = (files: object[]) => client.call('adminCreateRelease', { token, params, body: { ...input, files } });
      expect(await make([await part('moon.zip', ['Moon'])])).toMatchObject({
        status: 400,
        body: { details: [{ field: 'files.0.plans' }] },
      });
      const early = await newCustomer(client);
      const buyer = { token: early.token, body: { product_id: product.id, tier: 'Free' } };
      expect((await client.call('createOrder', buyer)).status).toBe(201);
      const files = [await part('guide.pdf', []), await part('free.zip', ['Free'])];
      const half = (await make([files[1] ?? {}])).body as { id: string };
      const release = { token, params: { ...params, release: half.id } };
      const publish = (revision: number) =>
        client.call('adminPublishRelease', { ...release, body: { revision, at: null } });
      expect(await publish(1)).toMatchObject({ status: 400, body: { details: [{ field: 'files' }] } });
      const whole = { revision: 1, release: { ...input, files: [...files, await part('pro.zip', ['Pro'])] } };
      const saved = await client.call('adminUpdateRelease', { ...release, body: whole as never, expected: 200 });
      const { pricing } = (await client.call('getProduct', { params })).body;
      expect(saved.body.files.map(({ plans }) => plans)).toEqual([[], ...pricing.map(({ id }) => [id])]);
      expect((await publish(2)).status).toBe(200);
      const late = await newCustomer(client);
      const pro = { token: late.token, body: { product_id: product.id, tier: 'Pro' } };
      expect((await client.call('createOrder', pro)).status).toBe(201);
      const [free] = (await client.call('listDownloads', { token: early.token, expected: 200 })).body;
      const [bought] = (await client.call('listDownloads', { token: late.token, expected: 200 })).body;
      expect([free?.file_name, bought?.file_name]).toEqual(['free.zip', 'pro.zip']);
      const own = { token: early.token, params: { id: free?.id ?? '' } };
      const listed = (await client.call('listOwnReleases', { ...own, expected: 200 })).body.releases[0]?.files;
      expect(listed?.map(({ name }) => name)).toEqual(['free.zip', 'guide.pdf']);
      const address = (file: string) => client.call('createDownloadAddress', { ...own, body: { file } });
      expect((await address(saved.body.files[2]?.fileId ?? '')).status).toBe(404);
      expect((await address(saved.body.files[0]?.fileId ?? '')).status).toBe(200);
      await client.call('adminDeleteProduct', { token, params, expected: 204 });
    },
  },
  {
    name: 'invalid releases are rejected',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { params, first } = await productWithFile(client, token);
      const input = await createReleaseInput(client, token, '2.0.0');
      const make = (body: object) => client.call('adminCreateRelease', { token, params, body });
      expect((await make({ ...input, version: '2.0' })).status).toBe(400);
      expect(await make({ ...input, version: '1.0.0' })).toMatchObject({
        status: 400,
        message: 'Release 1.0.0 already exists',
      });
      const part = { platform: 'any', requirements: '' };
      expect((await make({ ...input, files: [{ ...part, fileId: UNKNOWN_ID }] })).status).toBe(400);
      expect((await make({ ...input, files: [...input.files, ...input.files] })).status).toBe(400);
      const { id } = (await client.call('adminCreateRelease', { token, params, body: { ...input, files: [] } })).body;
      const draft = { token, params: { ...params, release: id } };
      const now = { revision: 1, at: null };
      expect(await client.call('adminPublishRelease', { ...draft, body: now })).toMatchObject({
        status: 400,
        message: 'Please add a file first',
      });
      const stale = { revision: 9, release: input };
      expect((await client.call('adminUpdateRelease', { ...draft, body: stale })).status).toBe(409);
      expect((await client.call('adminPublishRelease', { ...draft, body: { revision: 9, at: null } })).status).toBe(
        409,
      );
      expect((await client.call('adminWithdrawRelease', { ...draft, body: { revision: 1 } })).status).toBe(409);
      const [only] = (await client.call('adminListReleases', { token, params })).body.filter(
        ({ version }) => version === '1.0.0',
      );
      const published = { token, params: { ...params, release: only?.id ?? '' } };
      expect(await client.call('adminWithdrawRelease', { ...published, body: { revision: 1 } })).toMatchObject({
        status: 409,
        message: 'Customers would be left without a version. Publish another stable one first.',
      });
      const own = { version: '1.0.0', channel: 'stable', files: [{ ...part, fileId: first.id }] };
      const notes = { revision: 1, release: { ...own, notes: 'The first one' } };
      expect((await client.call('adminUpdateRelease', { ...published, body: notes })).status).toBe(200);
      const other = { revision: 2, release: { ...own, notes: '', channel: 'beta' } };
      expect((await client.call('adminUpdateRelease', { ...published, body: other })).status).toBe(409);
      expect((await client.call('adminDeleteRelease', published)).status).toBe(409);
      expect((await client.call('adminDeleteRelease', draft)).status).toBe(204);
      await client.call('adminDeleteProduct', { token, params, expected: 204 });
    },
  },
  {
    name: 'a release is found under its own product only',
    async run(client) {
      const { token } = await demoAdmin(client);
      const input = await createReleaseInput(client, token, '3.0.0');
      const none = { id: '999999', release: UNKNOWN_ID };
      const bodies = {
        adminListReleases: undefined,
        adminCreateRelease: input,
        adminUpdateRelease: { revision: 1, release: input },
        adminDeleteRelease: undefined,
        adminPublishRelease: { revision: 1, at: null },
        adminWithdrawRelease: { revision: 1 },
      };
      for (const [name, body] of Object.entries(bodies)) {
        const operation = name as keyof typeof bodies;
        const params =
          operation === 'adminListReleases' || operation === 'adminCreateRelease' ? { id: '999999' } : none;
        const call = body ? { params, body } : { params };
        expect((await client.call(operation, { ...call, token })).status, name).toBe(404);
      }
    },
  },
];

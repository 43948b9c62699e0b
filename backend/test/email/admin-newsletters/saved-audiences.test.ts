import { expect, it } from 'vitest';
import { EVERYONE } from '../../../../contract/rules/newsletters.ts';
import { setUpNewsletters } from './newsletter-app.ts';

const { site, call } = setUpNewsletters();

it('200, 400, 403, 409: the team saves audiences by name, once per version, and support sees none', async () => {
  const { items, version } = (await call('get', 'newsletter-audiences').expect(200)).body;
  expect(items).toEqual([]);
  const bangla = { name: ' Bangla readers ', audience: { ...EVERYONE, language: 'bn' } };
  const put = (body: object) => call('put', 'newsletter-audiences', body, site.writer);
  const saved = (await put({ items: [{ ...bangla, name: 'Zebra' }, bangla], version }).expect(200)).body;
  expect(saved.items).toMatchObject([{ name: 'Bangla readers', audience: { language: 'bn' } }, { name: 'Zebra' }]);
  await put({ items: [], version }).expect(409);
  const twice = { items: [bangla, { ...bangla, name: 'BANGLA readers' }], version: saved.version };
  expect((await put(twice).expect(400)).body.details).toMatchObject([{ message: 'Another audience has this name' }]);
  await put({ items: [{ ...bangla, name: '   ' }], version: saved.version }).expect(400);
  const { headers: support } = await site.app.signedIn('super_admin', ['support']);
  await call('get', 'newsletter-audiences', undefined, support as typeof site.owner).expect(403);
  expect((await call('get', 'newsletter-audiences').expect(200)).body).toEqual(saved);
});

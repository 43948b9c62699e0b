import { expect } from 'vitest';
import { PNG } from '../../pictures.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { listInputs } from '../showcase/admin-lists.ts';

/** The same with trailing bytes: a different file. */
const BLUE = Uint8Array.from([...PNG, 1]);

const pictureForm = (bytes: Uint8Array = PNG, name = 'Red dot.png') => {
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  return form;
};

export const adminPicturesScenarios: Scenario[] = [
  {
    name: 'the picture library stores pictures, finds them and deletes unused ones',
    async run(client) {
      const { token } = await demoAdmin(client);
      const added = await client.call('adminUploadPicture', { token, body: pictureForm() });
      expect(added).toMatchObject({ status: 201, body: { name: 'red-dot', uploaded: true, uses: [] } });
      const searchReply = await client.call('adminListPictures', { token, query: { search: 'red-dot', limit: 5 } });
      const { id } = searchReply.body.items[0] ?? { id: '' };
      expect(searchReply.body.items[0]?.url).toMatch(/^\/uploads\/pictures\//);
      expect((await client.call('adminDeletePicture', { token, params: { id } })).status).toBe(204);
      expect((await client.call('adminDeletePicture', { token, params: { id } })).status).toBe(404);
      const used = await client.call('adminListPictures', { token, query: { search: 'people-maliha' } });
      const refused = await client.call('adminDeletePicture', { token, params: { id: used.body.items[0]?.id ?? '' } });
      expect(refused.status).toBe(409);
      expect(refused.message).toContain('Team: Maliha Karim');
    },
  },
  {
    name: 'the picture library keeps one picture of a file uploaded twice',
    async run(client) {
      const { token } = await demoAdmin(client);
      const send = (name: string) => client.call('adminUploadPicture', { token, body: pictureForm(BLUE, name) });
      const [first, again, renamed] = [await send('Once.png'), await send('Once.png'), await send('Other name.png')];
      expect([first.status, again.status, renamed.status]).toEqual([201, 201, 201]);
      expect([again.body, renamed.body]).toEqual([first.body, first.body]);
      const searchReply = await client.call('adminListPictures', { token, query: { search: 'once' } });
      expect(searchReply.body.total).toBe(1);
      const params = { id: first.body.id };
      expect((await client.call('adminDeletePicture', { token, params })).status).toBe(204);
      const anew = await send('Once.png');
      expect(anew.body.id).not.toBe(first.body.id);
      expect((await client.call('adminDeletePicture', { token, params: { id: anew.body.id } })).status).toBe(204);
    },
  },
  {
    name: 'the picture library rejects other files and other roles',
    async run(client) {
      const { token } = await demoAdmin(client);
      const bytesOf = (text: string) => new TextEncoder().encode(text);
      const gif = pictureForm(bytesOf('GIF89a'));
      expect((await client.call('adminUploadPicture', { token, body: gif })).status).toBe(415);
      const letters = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>';
      const drawing = await client.call('adminUploadPicture', { token, body: pictureForm(bytesOf(letters)) });
      expect([drawing.status, drawing.message]).toEqual([400, expect.stringContaining('paths')]);
      const large = new Uint8Array(10 * 1024 * 1024 + 1);
      large.set(PNG);
      expect((await client.call('adminUploadPicture', { token, body: pictureForm(large) })).status).toBe(413);
      const none = new FormData();
      none.set('picture', 'no file');
      expect((await client.call('adminUploadPicture', { token, body: none })).status).toBe(400);
      const customer = await newCustomer(client);
      for (const [who, status] of [
        [customer.token, 403],
        [undefined, 401],
      ] as const) {
        expect((await client.call('adminUploadPicture', { token: who, body: pictureForm() })).status).toBe(status);
        expect((await client.call('adminListPictures', { token: who })).status).toBe(status);
        const params = { id: UNKNOWN_ID };
        expect((await client.call('adminDeletePicture', { token: who, params })).status).toBe(status);
      }
    },
  },
  {
    name: 'a picture in use cannot be deleted from the library',
    async run(client) {
      const { token } = await demoAdmin(client);
      await client.call('adminUploadPicture', { token, body: pictureForm(undefined, 'Portrait of Sadia.png') });
      const { body } = await client.call('adminListPictures', { token, query: { search: 'portrait-of-sadia' } });
      const [picture] = body.items;
      const input = { ...listInputs({ url: picture?.url ?? '', alt: 'Sadia' }).team, name: 'Sadia Rahman' };
      const member = await client.call('adminCreateTeamMember', { token, body: input });
      const params = { id: picture?.id ?? UNKNOWN_ID };
      expect((await client.call('adminDeletePicture', { token, params })).status).toBe(409);
      const unknown = { ...input, image: { url: '/uploads/pictures/none.webp', alt: '' } };
      expect((await client.call('adminCreateTeamMember', { token, body: unknown })).status).toBe(400);
      const { id } = member.body as { id: number };
      await client.call('adminDeleteContent', { token, params: { kind: 'team', id: String(id) } });
    },
  },
];

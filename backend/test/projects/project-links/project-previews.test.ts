import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, openProject } from '../../factories/projects.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const draw = () => sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#175a56' } });
const sizeOf = async (body: Buffer) => {
  const { format, width, height } = await sharp(body).metadata();
  return [format, width, height];
};

describe('GET /api/project-link/files/{id}/preview', () => {
  it('200: pictures that fit, as an attachment for the link and the studio; 404: of another project, and no picture', async () => {
    const { lead, access } = await openProject(app, owner);
    const content = await draw().avif({ effort: 0 }).toBuffer();
    // The name does not matter.
    const [{ versions }] = (await addFile(app, owner, lead, { name: 'screens.bin', content })).deliverables;
    const { id, preview } = versions[0];
    expect(preview).toEqual({ width: 1920, height: 960 });
    const get = (size: string, headers: Headers = access) =>
      app.http.get(`/api/project-link/files/${id}/preview?size=${size}`).set(headers);
    const small = await get('small').expect(200);
    expect(await sizeOf(small.body)).toEqual(['webp', 640, 320]);
    expect(small.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(await sizeOf((await get('large').expect(200)).body)).toEqual(['webp', 1920, 960]);
    const other = await openProject(app, owner);
    await get('small', other.access).expect(404);
    const asStudio = (project: string) =>
      app.http.get(`/api/admin/projects/${project}/files/${id}/preview?size=small`).set(owner);
    expect(await sizeOf((await asStudio(lead).expect(200)).body)).toEqual(['webp', 640, 320]);
    await asStudio(other.lead).expect(404);
    const [text] = (await addFile(app, owner, lead, { title: 'Text', name: 'picture.png' })).deliverables;
    expect(text.versions[0].preview).toBeNull();
    await app.http.get(`/api/project-link/files/${text.versions[0].id}/preview?size=small`).set(access).expect(404);
  });
  it('none of a damaged picture, one with too many pixels, a TIFF and a drawing that runs code', async () => {
    const { lead } = await openProject(app, owner);
    const png = await draw().png().toBuffer();
    const contents = [
      png.subarray(0, 200),
      await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      await draw().tiff().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ];
    for (const content of contents) {
      const [{ versions }] = (await addFile(app, owner, lead, { content })).deliverables;
      expect(versions[0].preview).toBeNull();
    }
  });
});

import { HttpResponse, http } from 'msw';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { hasSvgText } from '../../../contract/rules/svg.ts';
import { conflict, invalidField, notFound, unsupportedMediaType } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { contentHash, fromDataUrl, pictureType, storePicture } from '../../store/picture-files.ts';
import { pictureUses } from '../../store/picture-uses.ts';
import type { StoredLibraryPicture } from '../../store/state.ts';
import { toPage } from '../kit/page.ts';

const toName = (fileName: string): string =>
  (
    fileName
      .replace(/\.[^.]*$/, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['picture']
  )
    .join('-')
    .slice(0, 80);

const toPicture = (db: MockDb, { sha256: _, ...picture }: StoredLibraryPicture) => ({
  ...picture,
  uses: pictureUses(db.state, picture.url).slice(0, 20),
});

type Operations = 'adminListPictures' | 'adminUploadPicture' | 'adminDeletePicture';

export const createAdminPicturesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  adminListPictures: ({ query }) => {
    const pictures = db.state.pictures
      .filter(({ name, alt }) => matchesSearch(query.search, name, alt))
      .sort((a, b) => b.created_at.localeCompare(a.created_at));
    const page = toPage(pictures, query.page, query.limit ?? 24);
    return { status: 200, body: { ...page, items: page.items.map((picture) => toPicture(db, picture)) } };
  },

  adminUploadPicture: async ({ body, user }) => {
    const { bytes, name: fileName } = body.picture;
    if (bytes.length === 0) return invalidField('picture', REFUSALS.unreadablePicture);
    const type = pictureType(bytes);
    if (!type || type === 'image/gif' || type === 'image/tiff') return unsupportedMediaType(REFUSALS.pictureType);
    if (type === 'image/svg+xml' && hasSvgText(new TextDecoder().decode(bytes)))
      return invalidField('picture', REFUSALS.drawingText);
    const sha256 = await contentHash(bytes);
    const duplicate = db.state.pictures.find((picture) => picture.sha256 === sha256);
    if (duplicate) return { status: 201, body: toPicture(db, duplicate) };
    const stored = await storePicture(bytes, type);
    if (!stored) return invalidField('picture', REFUSALS.unreadablePicture);
    const { dataUrl, ...size } = stored;
    const id = crypto.randomUUID();
    const picture = {
      id,
      name: toName(fileName),
      url: `/uploads/pictures/${id}-${size.width}.webp`,
      alt: '',
      ...size,
      widths: [],
      placeholder: null,
      uploaded: true,
      sha256,
      created_at: new Date().toISOString(),
    };
    db.state.pictures.unshift(picture);
    db.state.pictureFiles[picture.url] = dataUrl;
    const after = { name: picture.name, url: picture.url };
    const change = { actorId: user.id, subject: 'picture', subjectId: id, label: picture.name };
    recordChange(db, { ...change, action: 'picture.upload', before: null, after });
    return { status: 201, body: toPicture(db, picture) };
  },

  adminDeletePicture: ({ params, user }) => {
    const picture = db.state.pictures.find(({ id }) => id === params.id);
    if (!picture) return notFound(REFUSALS.pictureGone);
    const uses = pictureUses(db.state, picture.url);
    if (uses.length > 0) return conflict(REFUSALS.pictureInUse(uses));
    db.state.pictures = db.state.pictures.filter(({ id }) => id !== picture.id);
    delete db.state.pictureFiles[picture.url];
    const before = { name: picture.name, url: picture.url };
    const change = { actorId: user.id, subject: 'picture', subjectId: picture.id, label: picture.name };
    recordChange(db, { ...change, action: 'picture.delete', before, after: null });
    return { status: 204 };
  },
});

/** The uploaded files themselves, at the paths of the real server. */
export const servePictures = (db: MockDb) =>
  http.get('*/uploads/pictures/:name', ({ params }) => {
    const dataUrl = db.state.pictureFiles[`/uploads/pictures/${String(params.name)}`];
    if (!dataUrl) return new HttpResponse(null, { status: 404 });
    const { type, bytes } = fromDataUrl(dataUrl);
    return HttpResponse.arrayBuffer(bytes.buffer, { headers: { 'content-type': type } });
  });

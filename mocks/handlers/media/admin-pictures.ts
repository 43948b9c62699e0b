import { HttpResponse, http } from 'msw';
import type { LibraryPicture } from '../../../contract/generated/model.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { hasSvgText } from '../../../contract/rules/svg.ts';
import { conflict, invalidField, unsupportedMediaType } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { contentHash, fromDataUrl, pictureType, storePicture } from '../../store/picture-files.ts';
import { pictureUses } from '../../store/picture-uses.ts';
import type { StoredLibraryPicture } from '../../store/state.ts';
import { createEntries } from '../kit/collection.ts';
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

export const createAdminPicturesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const pictures = createEntries<StoredLibraryPicture, LibraryPicture>(db, {
    rows: () => db.state.pictures,
    gone: REFUSALS.pictureGone,
    toItem: (picture) => toPicture(db, picture),
    audit: { subject: 'picture', label: ({ name }) => name, fields: ({ name, url }) => ({ name, url }) },
    changed: ({ url }) => delete db.state.pictureFiles[url],
  });
  return {
    adminListPictures: ({ query }) => {
      const matching = db.state.pictures
        .filter(({ name, alt }) => matchesSearch(query.search, name, alt))
        .sort((a, b) => b.created_at.localeCompare(a.created_at));
      const page = toPage(matching, query.page, query.limit ?? 24);
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
      pictures.record(user, 'upload', picture, { before: null, after: pictures.toFields(picture) });
      return { status: 201, body: toPicture(db, picture) };
    },

    adminDeletePicture: (call) => {
      const picture = pictures.find(call.params.id);
      const uses = picture ? pictureUses(db.state, picture.url) : [];
      return uses.length > 0 ? conflict(REFUSALS.pictureInUse(uses)) : pictures.remove(call);
    },
  };
};

/** The uploaded files themselves, at the paths of the real server. */
export const servePictures = (db: MockDb) =>
  http.get('*/uploads/pictures/:name', ({ params }) => {
    const dataUrl = db.state.pictureFiles[`/uploads/pictures/${String(params.name)}`];
    if (!dataUrl) return new HttpResponse(null, { status: 404 });
    const { type, bytes } = fromDataUrl(dataUrl);
    return HttpResponse.arrayBuffer(bytes.buffer, { headers: { 'content-type': type } });
  });

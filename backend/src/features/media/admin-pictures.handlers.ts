import type { LibraryPicture } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { listPictures, type PictureRow } from './admin-pictures.repository.ts';
import { deleteUnusedPicture, uploadPicture } from './admin-pictures.service.ts';
import { listPictureUses, type PictureUse } from './picture-uses.repository.ts';

const MAX_LISTED_USES = 20;

function toLibraryPicture(row: PictureRow, uses: PictureUse[]): LibraryPicture {
  const { id, name, url, alt, width, height, widths, placeholder } = row;
  return {
    id,
    name,
    url,
    alt,
    width,
    height,
    widths,
    placeholder,
    uploaded: row.base !== null,
    size_bytes: row.size_bytes,
    uses: uses
      .filter((use) => use.url === url)
      .slice(0, MAX_LISTED_USES)
      .map(({ label }) => label),
    created_at: row.created_at.toISOString(),
  };
}

type Operations = 'adminListPictures' | 'adminUploadPicture' | 'adminDeletePicture';

/** The picture library; the contract admits only the role super_admin. */
export function createAdminPicturesHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListPictures: async ({ query }) => {
      const { page = 1, limit = 24 } = query;
      const search = query.search?.trim() || undefined;
      const result = await listPictures(deps.db, search, { limit, offset: (page - 1) * limit });
      const uses = await listPictureUses(
        deps.db,
        result.rows.map(({ url }) => url),
      );
      return { status: 200, body: toPage(result, (row) => toLibraryPicture(row, uses), { page, limit }) };
    },

    adminUploadPicture: async ({ body, user }) => {
      const picture = await uploadPicture(deps, user, body.picture);
      return { status: 201, body: toLibraryPicture(picture, await listPictureUses(deps.db, [picture.url])) };
    },

    adminDeletePicture: async ({ params, user }) => {
      await deleteUnusedPicture(deps, user, params.id);
      return { status: 204 };
    },
  };
}

import { arrayLimit } from '../../../shared/list-pages.ts';
import type { LicenceDevice } from '../../generated/model.ts';
import type { Call, Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { listHeaders } from '../../lib/list-headers.ts';
import { activate, deactivate, proveOffline, validate } from './activation.service.ts';
import { toLicence, toSigningKey } from './licences.mapper.ts';
import { findOwnLicences } from './own-licences.repository.ts';
import { remove, rename, rotate } from './own-licences.service.ts';
import { createSigning } from './signing.service.ts';

type Operations =
  | 'listLicences'
  | 'activateLicence'
  | 'validateLicence'
  | 'deactivateLicence'
  | 'listSigningKeys'
  | 'rotateLicence'
  | 'createLicenceFile'
  | 'renameLicenceDevice'
  | 'removeLicenceDevice';

const askingOf = (body: LicenceDevice, { ip }: Call) => ({
  key: body.key,
  deviceId: body.device_id,
  productId: body.product_id,
  network: ip,
});

/** Licence keys, for their owners and for programs. @param secret the server's, which encrypts the signing key */
export function createLicencesHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const signing = createSigning(deps, secret);
  const parts = { ...deps, signing };
  return {
    listLicences: async ({ user, query }) => {
      const { page = 1 } = query;
      const limit = arrayLimit(query);
      const found = await findOwnLicences(deps.db, user.id, { limit, offset: (page - 1) * limit });
      return {
        status: 200,
        headers: listHeaders(found, { path: '/api/licences', query, page, limit }),
        body: found.rows.map(toLicence),
      };
    },

    activateLicence: async ({ body, call }) => ({
      status: 200,
      body: await activate(parts, askingOf(body, call), body.device_name),
    }),
    validateLicence: async ({ body, call }) => ({ status: 200, body: await validate(parts, askingOf(body, call)) }),
    deactivateLicence: async ({ body, call }) => {
      await deactivate(parts, askingOf(body, call));
      return { status: 204 };
    },
    listSigningKeys: async () => ({ status: 200, body: { keys: (await signing.all()).map(toSigningKey) } }),

    rotateLicence: async ({ user, params }) => ({
      status: 200,
      body: await rotate(deps, { id: params.id, userId: user.id }),
    }),
    createLicenceFile: async ({ user, params, body }) => {
      const own = { id: params.id, userId: user.id };
      return { status: 200, body: await proveOffline(parts, own, body.device_id, body.device_name) };
    },
    renameLicenceDevice: async ({ user, params, body }) => {
      const own = { id: params.id, userId: user.id };
      return { status: 200, body: await rename(deps, own, params.device, body.name) };
    },
    removeLicenceDevice: async ({ user, params }) => {
      await remove(deps, { id: params.id, userId: user.id }, params.device);
      return { status: 204 };
    },
  };
}

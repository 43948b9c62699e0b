import type { LicenceDevice } from '../../../../contract/generated/model.ts';
import { toArrayLimit } from '../../../../contract/rules/list-pages.ts';
import type { Call, Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toListHeaders } from '../../lib/list-headers.ts';
import { activate, activateOffline, deactivate, validate } from './activation.service.ts';
import { createLicenceSheetResponse } from './licence-sheet.service.ts';
import { toLicence, toSigningKey } from './licences.mapper.ts';
import { findLicenceSheet, listOwnLicences } from './own-licences.repository.ts';
import { deactivateOwnDevice, renameOwnDevice, rotateKey } from './own-licences.service.ts';
import { createSigning } from './signing.service.ts';

type Operations =
  | 'listLicences'
  | 'activateLicence'
  | 'validateLicence'
  | 'deactivateLicence'
  | 'listSigningKeys'
  | 'rotateLicence'
  | 'createLicenceFile'
  | 'getLicenceSheet'
  | 'renameLicenceDevice'
  | 'removeLicenceDevice';

const toLicenceRequest = (body: LicenceDevice, { ip }: Call) => ({
  key: body.key,
  deviceId: body.device_id,
  productId: body.product_id,
  network: ip,
});

/** Licence keys, for their owners and for programs. @param secret the server's, which encrypts the signing key */
export function createLicencesHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const signing = createSigning(deps, secret);
  const licenceDeps = { ...deps, signing };
  return {
    listLicences: async ({ user, query }) => {
      const { page = 1 } = query;
      const limit = toArrayLimit(query);
      const result = await listOwnLicences(deps.db, user.id, { limit, offset: (page - 1) * limit });
      return {
        status: 200,
        headers: toListHeaders(result, { path: '/api/licences', query, page, limit }),
        body: result.rows.map(toLicence),
      };
    },

    activateLicence: async ({ body, call }) => ({
      status: 200,
      body: await activate(licenceDeps, toLicenceRequest(body, call), body.device_name),
    }),
    validateLicence: async ({ body, call }) => ({
      status: 200,
      body: await validate(licenceDeps, toLicenceRequest(body, call)),
    }),
    deactivateLicence: async ({ body, call }) => {
      await deactivate(licenceDeps, toLicenceRequest(body, call));
      return { status: 204 };
    },
    listSigningKeys: async () => ({ status: 200, body: { keys: (await signing.all()).map(toSigningKey) } }),

    rotateLicence: async ({ user, params }) => ({
      status: 200,
      body: await rotateKey(deps, { id: params.id, userId: user.id }),
    }),
    createLicenceFile: async ({ user, params, body }) => {
      const selector = { id: params.id, userId: user.id };
      return { status: 200, body: await activateOffline(licenceDeps, selector, body.device_id, body.device_name) };
    },
    getLicenceSheet: async ({ user, params, call }) => {
      const licence = await findLicenceSheet(deps.db, user.id, { id: params.id });
      if (!licence) throw notFound();
      return createLicenceSheetResponse(deps, licence, call.language);
    },
    renameLicenceDevice: async ({ user, params, body }) => {
      const selector = { id: params.id, userId: user.id };
      return { status: 200, body: await renameOwnDevice(deps, selector, params.device, body.name) };
    },
    removeLicenceDevice: async ({ user, params }) => {
      await deactivateOwnDevice(deps, { id: params.id, userId: user.id }, params.device);
      return { status: 204 };
    },
  };
}

import { msg, plural } from '../i18n/macros.ts';

/** Why a licence key, a device or a file of an ended plan is rejected. */
export const LICENCE_REFUSALS = {
  licenceImported: msg`This key was imported for the product. It cannot be replaced or used for an offline file.`,
  licenceKeyRow: (row: number) => msg`The key in row ${row} is longer than 64 characters or spans several lines`,
  licenceKeysMany: (max: number) => msg`A file can have up to ${plural(max, { other: '# keys' })}`,
  licenceKeysNone: msg`No keys found in this file`,
  licenceUnknown: msg`Licence key not found`,
  licenceFull: msg`All devices of this licence are in use. Remove one first.`,
  licenceRevoked: msg`This licence has ended`,
  licenceExpired: (renewable: boolean) =>
    renewable
      ? msg`The plan of this licence has ended. Renew it to keep using the licence.`
      : msg`The plan of this licence has ended and can no longer be renewed.`,
  planEnded: (renewable: boolean) =>
    renewable
      ? msg`Your plan has ended. Renew it in your downloads to get this file again.`
      : msg`Your plan has ended and can no longer be renewed, so this file is no longer available.`,
  downloadLimitReached: msg`You have used all downloads of this purchase. Contact us if you need another one.`,
  deviceUnknown: msg`This device is not registered for this licence`,
  deviceLines: msg`Please enter the name in one line`,
};

/** Why a licence key, a device or a file of an ended plan is rejected. */
export const LICENCE_REFUSALS = {
  licenceImported: 'This key was imported for the product. It cannot be replaced or used for an offline file.',
  licenceKeyRow: (row: number) => `The key in row ${row} is longer than 64 characters or spans several lines`,
  licenceKeysMany: (max: number) => `A file can have up to ${max.toLocaleString('en')} keys`,
  licenceKeysNone: 'No keys found in this file',
  licenceUnknown: 'Licence key not found',
  licenceFull: 'All devices of this licence are in use. Remove one first.',
  licenceRevoked: 'This licence has ended',
  licenceExpired: (renewable: boolean) =>
    renewable
      ? 'The plan of this licence has ended. Renew it to keep using the licence.'
      : 'The plan of this licence has ended and can no longer be renewed.',
  planEnded: (renewable: boolean) =>
    renewable
      ? 'Your plan has ended. Renew it in your downloads to get this file again.'
      : 'Your plan has ended and can no longer be renewed, so this file is no longer available.',
  deviceUnknown: 'This device is not registered for this licence',
  deviceLines: 'Please enter the name in one line',
};

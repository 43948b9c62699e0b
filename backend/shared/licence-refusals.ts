/** Why a licence key, a device or a file of an ended plan is rejected. */
export const LICENCE_REFUSALS = {
  licenceImported: 'This key is the product’s own. It cannot be replaced or used for a file here.',
  licenceKeyRow: (row: number) => `The key in row ${row} is longer than 64 characters or has several lines`,
  licenceKeysMany: (most: number) => `A file has at most ${most.toLocaleString('en')} keys`,
  licenceKeysNone: 'There are no keys in this file',
  licenceUnknown: 'This licence key is not known',
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
  deviceUnknown: 'This device has no place of this licence',
  deviceLines: 'Please enter the name in one line',
};

// Cells that are empty on purpose, each with its reason: `operation column`, for the API tests `operation api status`.
// An obsolete entry fails the check too.

/** @type {Record<string, string>} */
export const exceptions = {
  'activateLicence hook': 'programs call it',
  'activateLicence story': 'programs call it',
  'validateLicence hook': 'programs call it',
  'validateLicence story': 'programs call it',
  'deactivateLicence hook': 'programs call it',
  'deactivateLicence story': 'programs call it',
  'rotateUsedApiKey hook': 'programs call it',
  'rotateUsedApiKey story': 'programs call it',
  'listSigningKeys hook': 'programs call it',
  'listSigningKeys story': 'programs call it',
  'checkQuoteSeal hook': 'programs call it',
  'checkQuoteSeal story': 'programs call it',
  'getLatestRelease hook': 'programs call it',
  'getLatestRelease story': 'programs call it',
  'adminUploadProductFile hook': 'screens send files in parts; pages of a former release call it',
  'adminUploadProductFile story': 'as its hook',
  'adminContinueUpload hook': 'the client of the upload protocol calls it',
  'adminContinueUpload story': 'as its hook',
  'getBriefFile hook': 'as adminContinueUpload',
  'getBriefFile story': 'as its hook',
  'getReleaseSbom hook': 'a link downloads it',
  'getReleaseSbom story': 'as its hook',
  'unsubscribeFromNewsletter hook': 'links in mails of a former release lead to it',
  'unsubscribeFromNewsletter story': 'as its hook',
  'getGuestInvoicePdf api 409': 'as getInvoicePdf 409',
  'getLinkedInvoicePdf api 409': 'as getInvoicePdf 409',
  'recordVisit story': 'no screen sends it: the journeys of e2e/server/visits.spec.ts do',
  'recordReferral story': 'as recordVisit',
};

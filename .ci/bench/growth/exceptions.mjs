// Operations without a case, and why each cannot grow with the shop. Everything else of the contract is measured.

const CONTENT = 'a list of the site that people write by hand: a few dozen rows';
const PAGES = 'pages that people write by hand: a few dozen rows, found by their address';
const QUEUE = 'dead letters by their id; the library keeps its tables small';
const TOKEN = 'one row by the hash of a token from a mail';
const RELEASE = 'one release of one product, by its id';
const PICTURE = 'encoding the picture takes the time; one row is added';

/** @type {Record<string, string>} */
export const EXCEPTIONS = {
  adminRemoveJobs: QUEUE,
  adminRetryJobs: QUEUE,
  adminRemoveJob: QUEUE,
  adminRetryJob: QUEUE,
  confirmPasswordReset: TOKEN,
  confirmNewsletter: TOKEN,
  unsubscribeFromNewsletter: TOKEN,
  adminCreateRelease: RELEASE,
  adminUpdateRelease: RELEASE,
  adminDeleteRelease: RELEASE,
  adminPublishRelease: 'owners are handed over to and mailed part by part, by jobs',
  adminWithdrawRelease: 'as adminPublishRelease',
  createDownloadAddress: 'one file by its id',
  setReleaseMails: 'one row',
  getSignedFile: 'as getDownloadFile, with one row more',
  uploadAvatar: PICTURE,
  adminUploadPicture: PICTURE,
  adminUpdateSettings: 'one row',
  adminFoldGuide: 'one row',
  adminSendTestMail: 'the mail server takes the time; one row is added',
  adminUpdateBanner: 'one row',
  adminCreateTestimonial: CONTENT,
  adminUpdateTestimonial: CONTENT,
  adminCreateFaq: CONTENT,
  adminUpdateFaq: CONTENT,
  adminCreateService: CONTENT,
  adminUpdateService: CONTENT,
  adminCreateTeamMember: CONTENT,
  adminUpdateTeamMember: CONTENT,
  adminCreateSlide: CONTENT,
  adminUpdateSlide: CONTENT,
  adminOrderContent: CONTENT,
  getPage: PAGES,
  adminListPages: PAGES,
  adminCreatePage: PAGES,
  adminGetPage: PAGES,
  adminUpdatePage: PAGES,
  adminGetSite: 'one document for each section of the site',
  adminUpdateSite: 'one document for each section of the site',
  adminUndoSiteChange: 'one entry of the activity by its id, and one document',
};

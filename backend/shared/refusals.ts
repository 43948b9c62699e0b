/** What a person is told when the answer is no, whichever server gives it. Screens show these sentences as they are. */
export const REFUSALS = {
  // who asks
  signIn: 'Please sign in to continue',
  wrongLogin: 'Invalid email or password',
  wrongAdminLogin: 'Invalid credentials',
  unauthorized: 'Unauthorized access',
  suspended: 'This account is suspended. Please contact us.',
  registrationClosed: 'Registration is closed at the moment',
  emailTaken: 'An account with this email already exists',
  wrongCurrentPassword: 'Your current password is not correct',
  currentPasswordMissing: 'Please enter your current password',
  resetExpired: 'This link has expired. Please ask for a new one.',
  maintenance: 'The site is closed for maintenance. Please try again later.',

  // how it is asked
  notFound: 'Not found',
  notValid: 'The request is not valid',
  notStorable: 'The text contains characters that cannot be stored',
  tooLarge: 'The request is too large',
  fileTooLarge: 'The file is too large',
  wrongType: 'This type of content is not supported',
  brokenUpload: 'The uploaded form is damaged',
  chooseFile: 'Please choose one file',
  stale: 'Somebody else has changed this in the meantime. Reload to see it.',
  versionMissing: 'Please name the version that is changed',
  keyUsed: 'This idempotency key was used for another request',

  // money and orders
  invalidAmount: 'Please enter a valid amount',
  insufficientFunds: 'Insufficient funds',
  walletFull: 'A wallet can hold at most $1,000,000.00',
  reasonMissing: 'Please enter a reason',
  reasonLines: 'Please enter the reason in one line',
  choosePlan: 'Please choose a plan',
  notForSale: 'This product cannot be bought at the moment',
  customerDeleted: 'The account of this customer is deleted',
  walletDeleted: 'The account of this customer is deleted, and its wallet with it',
  noFileToHandOver: 'There is no file to hand over. Add one to the product first.',
  noTransition: (from: string, to: string) => `An order that is ${from} cannot become ${to}`,

  // products
  productNotFound: 'Product Not Found',
  productGone: 'This product does not exist any more',
  samePlanNames: 'Every plan needs a name of its own',
  emptyFile: 'This file is empty',
  fileGone: 'This file is not there any more. Please upload it again.',
  fileOfVersion: (version: string) => `Please add the file of version ${version}`,
  atMost: (count: number, things: string) => `You can save at most ${count} ${things}`,

  // pictures
  unreadablePicture: 'This picture cannot be read. Please choose another one.',
  portraitType: 'Please choose a JPEG, PNG or WebP picture',
  pictureType: 'Please choose a JPEG, PNG, WebP or AVIF picture',
  pictureGone: 'This picture is not in the library any more',
  chosenPictureGone: 'This picture is not in the library any more. Please choose another one.',
  pictureInUse: (uses: readonly string[]) => {
    const more = uses.length > 2 ? ` and ${uses.length - 2} more` : '';
    return `This picture is still in use (${uses.slice(0, 2).join(', ')}${more})`;
  },

  // articles, comments, messages, newsletter
  postNotFound: 'Blog post not found',
  articleGone: 'This article does not exist any more',
  entryGone: 'This entry does not exist any more',
  choosePublication: 'Please choose when the article appears',
  publicationPast: 'Please choose a time in the future',
  emptyComment: 'Please enter a comment',
  commentGone: 'This comment does not exist any more',
  messageGone: 'This message does not exist any more',
  nameLines: 'Please enter your name in one line',
  subjectLines: 'Please enter the subject in one line',
  siteNameLines: 'Please enter the site name in one line',
  subscriberGone: 'This address is not in the list any more',
  confirmationExpired: 'This link has expired. Please subscribe again.',
  unsubscribeBroken: 'This link does not work. Please open it from the mail once more.',

  // users
  userNotFound: 'User not found',
  ownSuspension: 'You cannot suspend your own account',
  ownRights: 'You cannot take your own admin rights away',
  ownEmail: 'Change your own e-mail address in your profile',
  ownDeletion: 'You cannot delete your own account',
};

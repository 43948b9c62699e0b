import { msg } from '../i18n/macros.ts';

/** Refusals about newsletters. */
export const NEWSLETTER_REFUSALS = {
  newsletterNotFound: msg`This newsletter is not available on the site`,
  newsletterGone: msg`This newsletter no longer exists`,
  newsletterNoDraft: msg`This newsletter is no longer a draft. Please reload the page.`,
  newsletterEmpty: msg`Please write a subject and a text`,
  newsletterSubject: msg`Please enter a subject`,
  newsletterContent: msg`Please write the text`,
  newsletterPast: msg`Please choose a time in the future`,
  newsletterNoRecipients: msg`This audience has no recipients`,
  newsletterStatus: msg`This newsletter has changed. Please reload the page.`,
  audienceName: msg`Please enter a name on one line`,
  audienceTwice: msg`Another audience has this name`,
  newsletterSource: msg`This article or release is not published`,
};

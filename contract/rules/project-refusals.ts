import { msg } from '../i18n/macros.ts';

/** Refusals about client work. */
export const PROJECT_REFUSALS = {
  briefUnknown: msg`This link doesn’t work. Start a new brief, or write to us.`,
  briefConflict: msg`This brief was changed in another window.`,
  briefSent: msg`This brief has been sent.`,
  briefKind: msg`Please select what you need`,
  briefGoals: msg`Please describe your project`,
  briefName: msg`Please enter your name`,
  briefEmail: msg`Please enter a valid email address`,
  briefPhone: msg`Please enter a phone number`,
  briefBudget: msg`The maximum can’t be less than the minimum`,
  kindLines: msg`Please use a single line`,
  briefFilesFull: msg`A brief can have up to 10 files`,
  briefFileUnfinished: (name: string) => msg`Finish or remove ${name} first`,
  briefFileTooLarge: msg`This file is larger than 25 MB`,
  leadGone: msg`This project no longer exists`,
  projectLinkUnknown: msg`This link doesn’t work. Please use the one in our latest email.`,
  projectFileGone: msg`This file no longer exists`,
  projectUploadGone: msg`Please upload the file again`,
  projectFileAnswered: msg`The client has already reviewed this version`,
  projectAnswered: msg`This version has already been reviewed. Reload the page.`,
  projectChanged: msg`There is a newer version. Reload the page to see it.`,
  projectNoAnswer: msg`This file doesn’t need approval`,
  projectComment: msg`Please describe what should change`,
  projectMessage: msg`Please enter your message`,
};

import { msg } from '../i18n/macros.ts';

/** Refusals about case studies. */
export const CASE_STUDY_REFUSALS = {
  caseStudyGone: msg`This case study no longer exists`,
  caseStudyNotFound: msg`Case study not found`,
  caseStudyAddressUsed: msg`Another case study has this URL`,
  caseStudyClient: msg`Please enter a client, or describe one without a name`,
  caseStudySector: msg`Please enter the sector`,
  caseStudySummary: msg`Please write a summary`,
  caseStudyChallenge: msg`Please describe the challenge`,
  caseStudyWork: msg`Please describe what was done`,
  caseStudyImage: msg`Please choose a picture`,
  caseStudyQuoteName: msg`Please enter who said it`,
  caseStudyNamesPerson: msg`Remove the name: this case study names no client`,
  caseStudyServiceGone: msg`A selected service no longer exists`,
  caseStudyPostGone: msg`This article no longer exists`,
  caseStudyNotApproved: msg`The client has not approved this text yet`,
  caseStudyNoClient: msg`This case study names no client, so it needs no approval`,
  caseStudyPublished: msg`This case study is published. Unpublish it first.`,
  caseStudyWordsMissing: msg`A testimonial needs the client’s approved words, a rating and a picture`,
  approvalLinkUnknown: msg`This link doesn’t work. Please ask for a new one.`,
  approvalChanged: msg`The page was changed while you were reading it. Please read it again.`,
  approvalNotRequested: msg`The page is being edited. You will get a new link.`,
};

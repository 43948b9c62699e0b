import { msg } from '../i18n/macros.ts';

/** Messages for successful requests without other content. */
export const CONFIRMATIONS = {
  resetRequested: msg`Check your inbox for further instructions`,
  guestLinkRequested: msg`If this email address has orders, we have sent you their links`,
  withdrawalReceived: msg`We have received your withdrawal. A confirmation with its content and time is on its way to your email.`,
  reportReceived: msg`We have received your report. We will reply by email within 24 hours.`,
  emailConfirmed: msg`Your email address is confirmed.`,
  passwordChanged: msg`Your password has been changed. You can sign in now.`,
  joined: msg`Welcome to the team. You can sign in now.`,
  /** The owner's sentence about the response time follows. */
  messageSent: msg`Your message has been sent.`,
  newsletterRequested: msg`Check your inbox and open the link in our email to subscribe.`,
  waitlistRequested: msg`Check your inbox and open the link in our email to join the waitlist.`,
  subscribed: msg`You are subscribed.`,
  waiting: msg`You are on the waitlist.`,
  unsubscribed: msg`You are unsubscribed.`,
  waitlistLeft: msg`You are off the waitlist.`,
};

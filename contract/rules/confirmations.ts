/** Messages for successful requests without other content. */
export const CONFIRMATIONS = {
  resetAsked: 'Check your inbox for further instructions',
  guestLinkAsked: 'If this email address has orders, we have sent you their links',
  emailConfirmed: 'Your email address is confirmed.',
  passwordChanged: 'Your password has been changed. You can sign in now.',
  joined: 'Welcome to the team. You can sign in now.',
  /** @param answer the owner's sentence about the response time; may be empty */
  messageSent: (answer: string) => `Your message has been sent.${answer && ` ${answer}`}`,
  newsletterAsked: 'Check your inbox and open the link in our email to subscribe.',
  waitlistAsked: 'Check your inbox and open the link in our email to join the waitlist.',
  subscribed: 'You are subscribed.',
  waiting: 'You are on the waitlist.',
  unsubscribed: 'You are unsubscribed.',
  waitingEnded: 'You are off the waitlist.',
};

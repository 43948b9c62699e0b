/** Messages for successful requests without other content. */
export const CONFIRMATIONS = {
  resetAsked: 'Check your inbox for further instructions',
  guestLinkAsked: 'If this address has orders, their links are on the way',
  emailConfirmed: 'Your email address is confirmed.',
  passwordChanged: 'Your password has been changed. You can sign in now.',
  joined: 'Welcome to the team. You can sign in now.',
  /** @param answer the owner's sentence about the response time; may be empty */
  messageSent: (answer: string) => `Your message has been sent.${answer && ` ${answer}`}`,
  newsletterAsked: 'Check your inbox: one click on the link in our mail and you are subscribed.',
  waitlistAsked: 'Check your inbox: one click on the link in our mail and you are on the list.',
  subscribed: 'You are subscribed.',
  waiting: 'You are on the waitlist.',
  unsubscribed: 'You are unsubscribed.',
  waitingEnded: 'You are off the waitlist.',
};

/** What a person is told when the answer is yes and there is nothing else to show. */
export const CONFIRMATIONS = {
  resetAsked: 'Check your inbox for further instructions',
  passwordChanged: 'Your password has been changed. You can sign in now.',
  messageSent: 'Your message has been sent. We answer within one working day.',
  newsletterAsked: 'Check your inbox: one click on the link in our mail and you are subscribed.',
  subscribed: 'You are subscribed.',
  unsubscribed: 'You are unsubscribed.',
};

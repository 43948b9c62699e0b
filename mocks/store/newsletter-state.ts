export type Subscriber = {
  id: string;
  /** The newsletter's without it. */
  list?: 'waitlist';
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

/** The mock server's newsletter subscribers and waitlists. */
export type NewsletterState = {
  subscribers: Subscriber[];
  /** token of a confirmation link → the email that it confirms */
  newsletterLinks: Record<string, { subscriberId: string; expiresAt: number }>;
};

export type Subscriber = {
  id: string;
  /** Without it the newsletter's. */
  list?: 'waitlist';
  email: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

/** What the mock server knows of the people who read the newsletter or wait for a product. */
export type NewsletterState = {
  subscribers: Subscriber[];
  /** token of a confirmation link → whose address it confirms */
  newsletterLinks: Record<string, { subscriberId: string; expiresAt: number }>;
};

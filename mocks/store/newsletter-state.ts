import type {
  AdminNewsletter,
  NewsletterProblem,
  NewsletterSettings,
  SavedAudiences,
  Sequence,
} from '../../contract/generated/model.ts';

export type StoredNewsletter = AdminNewsletter & {
  created_at: string;
  problems: NewsletterProblem[];
  /** id of the administrator */
  scheduledBy?: string;
};

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

/** The mock server's newsletters, their subscribers and the waitlist. */
export type NewsletterState = {
  subscribers: Subscriber[];
  /** token of a confirmation link → the email that it confirms */
  newsletterLinks: Record<string, { subscriberId: string; expiresAt: number }>;
  /** newest first */
  newsletters: StoredNewsletter[];
  newsletterSettings: NewsletterSettings;
  savedAudiences: SavedAudiences;
  /** in the order of the contract */
  sequences: Sequence[];
};

import { confirmNewsletter } from '@/api/generated/newsletter/newsletter.ts';
import { isWaitlistLink, LinkPage } from './link-page.tsx';

const MESSAGES = {
  asking: 'Press the button to receive new articles and releases by email.',
  action: 'Confirm subscription',
  working: 'Confirming...',
  done: ['You are subscribed', 'Your email is confirmed. We’ll write when there’s something new.'],
  dead: ['This link has expired', 'Links expire after seven days. You can subscribe again here.'],
} as const;

const WAITLIST_MESSAGES = {
  asking: 'Press the button to keep your place. We’ll write when it’s your turn.',
  action: 'Confirm my place',
  working: MESSAGES.working,
  done: ['You are on the waitlist', 'Your email is confirmed. We’ll write when it’s your turn.'],
  dead: ['This link has expired', 'Links expire after seven days. You can join again on the home page.'],
} as const;

interface ConfirmPageProps {
  readonly token: string | undefined;
}

/** The target of the email that confirms a subscription to the newsletter or the waitlist. */
export function ConfirmPage({ token }: ConfirmPageProps) {
  return isWaitlistLink(token) ? (
    <LinkPage token={token} send={confirmNewsletter} messages={WAITLIST_MESSAGES} title="Waitlist" offers="nothing" />
  ) : (
    <LinkPage token={token} send={confirmNewsletter} messages={MESSAGES} offers="when-dead" />
  );
}

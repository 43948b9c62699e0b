import { unsubscribeFromNewsletter } from '@/api/generated/newsletter/newsletter.ts';
import { isOfWaitlist, LinkPage } from './link-page.tsx';

const WORDS = {
  working: 'Ending your subscription',
  done: ['You are unsubscribed', 'No more letters will come. If that was a mistake, subscribe again.'],
  dead: [
    'This link does not work',
    'A part of it is missing. Open it from the mail once more, or write to us and we take you off the list.',
  ],
} as const;

const WAITLIST = {
  working: 'Taking you off the list',
  done: [
    'You are off the waitlist',
    'We will not write. If that was a mistake, ask for a place again on the home page.',
  ],
  dead: WORDS.dead,
} as const;

interface UnsubscribePageProps {
  readonly token: string | undefined;
}

/** The end of the link in every letter. */
export function UnsubscribePage({ token }: UnsubscribePageProps) {
  return isOfWaitlist(token) ? (
    <LinkPage token={token} send={unsubscribeFromNewsletter} words={WAITLIST} title="Waitlist" offers="nothing" />
  ) : (
    <LinkPage token={token} send={unsubscribeFromNewsletter} words={WORDS} offers="when-done" />
  );
}

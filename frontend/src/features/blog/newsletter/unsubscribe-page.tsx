import { unsubscribeFromNewsletter } from '@/api/generated/newsletter/newsletter.ts';
import { LinkPage } from './link-page.tsx';

const WORDS = {
  working: 'Ending your subscription',
  done: ['You are unsubscribed', 'No more letters will come. If that was a mistake, subscribe again.'],
  dead: [
    'This link does not work',
    'A part of it is missing. Open it from the mail once more, or write to us and we take you off the list.',
  ],
} as const;

interface UnsubscribePageProps {
  readonly token: string | undefined;
}

/** The end of the link in every letter. */
export function UnsubscribePage({ token }: UnsubscribePageProps) {
  return <LinkPage token={token} send={unsubscribeFromNewsletter} words={WORDS} offers="when-done" />;
}

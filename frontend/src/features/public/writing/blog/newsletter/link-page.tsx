import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import type { Message } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Split } from '@/components/layout/split.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

type LinkResult =
  | { readonly status: 'asking' | 'working' | 'done' | 'dead' }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Runs the action of an email's link on request, never on opening: email scanners open links as well. Running it twice
 * is harmless.
 * @param send the call; 400 and 410 mean that the link itself is invalid
 */
function useLinkResult(token: string | undefined, send: (body: { token: string }) => Promise<Message>) {
  const [answer, setAnswer] = useState<LinkResult>({ status: token ? 'asking' : 'dead' });

  const confirm = async () => {
    if (!token) return;
    setAnswer({ status: 'working' });
    try {
      await send({ token });
      setAnswer({ status: 'done' });
    } catch (error) {
      const isExpired = hasStatus(error, 410) || hasStatus(error, 400);
      setAnswer(
        isExpired
          ? { status: 'dead' }
          : { status: 'failed', message: errorMessage(error, t`Something went wrong. Please try again in a moment.`) },
      );
    }
  };
  return { answer, run: confirm };
}

const NEXT = buttonVariants({ variant: 'outline', size: 'lg', className: 'mt-8' });

interface LinkPageProps {
  /** From the link in the email. */
  readonly token: string | undefined;
  readonly send: (body: { token: string }) => Promise<Message>;
  readonly messages: {
    /** The action of the button. */
    readonly asking: string;
    readonly action: string;
    readonly working: string;
    readonly done: readonly [title: string, line: string];
    readonly dead: readonly [title: string, line: string];
  };
  /** What the link does, shown until it is answered. */
  readonly title?: string;
  /** Whether an invalid link offers to subscribe again. */
  readonly offers: 'when-dead' | 'nothing';
}

/** The prefix of the server's waitlist tokens. */
export const isWaitlistLink = (token: string | undefined): boolean => token?.startsWith('w.') ?? false;

/** The target of a link in an email: runs its action on click, and shows the result. */
export function LinkPage({ token, send, messages, title: subject = t`Newsletter`, offers }: LinkPageProps) {
  const { answer, run } = useLinkResult(token, send);
  const { status } = answer;
  if (status === 'asking' || status === 'working') {
    const isWorking = status === 'working';
    return (
      <Page title={subject}>
        <p className="mt-4 text-lg text-muted-foreground">{messages.asking}</p>
        <Button size="lg" busy={isWorking} onClick={() => void run()} className="mt-8">
          {isWorking ? messages.working : messages.action}
        </Button>
        <noscript>
          <p className="mt-4 text-muted-foreground">
            <Trans>Turn on JavaScript to continue.</Trans>
          </p>
        </noscript>
      </Page>
    );
  }
  if (status === 'failed') {
    return (
      <Page title={subject}>
        <Banner tone="danger" className="mt-6">
          {answer.message}
        </Banner>
        <Button size="lg" onClick={() => void run()} className="mt-6">
          <Trans>Try again</Trans>
        </Button>
      </Page>
    );
  }
  const [title, line] = messages[status];
  return (
    <Page title={title}>
      <p role="status" className="mt-4 text-lg text-muted-foreground">
        {line}
      </p>
      {offers === `when-${status}` ? (
        <div className="mt-8">
          <NewsletterBox />
        </div>
      ) : null}
      {offers === 'nothing' ? (
        <Link to="/" className={NEXT}>
          <Trans>Go to the home page</Trans>
        </Link>
      ) : (
        <Link to="/blog" className={NEXT}>
          <Trans>Read the blog</Trans>
        </Link>
      )}
    </Page>
  );
}

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Split>
      <div className="max-w-form">
        <h1 className="text-5xl">{title}</h1>
        {children}
      </div>
    </Split>
  );
}

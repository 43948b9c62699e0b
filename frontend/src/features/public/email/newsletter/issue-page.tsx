import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NewsletterIssue } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { RenderedText } from '@/components/ui/rendered-text.tsx';
import { UntranslatedNote } from '@/components/ui/untranslated-note.tsx';
import { formatDate } from '@/lib/format.ts';

/** One newsletter, to read on the site. */
export function IssuePage({ issue: { subject, sent_on: sentOn, html } }: { readonly issue: NewsletterIssue }) {
  return (
    <Container className="pt-8 pb-20 lg:pt-16 lg:pb-32">
      <header className="border-b border-border pb-8 lg:pb-14">
        <Link to="/newsletters" className="text-sm font-medium text-primary underline-offset-4 hover:underline">
          <Trans>All newsletters</Trans>
        </Link>
        <h1 className="mt-4 max-w-[20ch] text-5xl tracking-[-0.022em] wrap-anywhere">{subject}</h1>
        <time dateTime={sentOn} className="mt-5 block text-lg text-muted-foreground tabular-nums">
          {formatDate(sentOn)}
        </time>
      </header>
      <article className="max-w-[38rem] min-w-0 pt-12">
        <UntranslatedNote text={html} className="mb-8" />
        <RenderedText html={html} />
      </article>
    </Container>
  );
}

import { listNewsletterLanguages, toNewsletterTitle } from '@contract/rules/newsletters.ts';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminSetNewsletterStatus } from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { AdminNewsletter, NewsletterStatusInputStatus } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { businessTimeZone } from '@/lib/business-time-zone.ts';
import { formatCount } from '@/lib/format.ts';
import { formatMoment, formatShopTime } from '@/lib/format-moment.ts';
import { LANGUAGE_OPTIONS } from '../../kit/language-options.ts';
import { NewsletterPreview } from '../../kit/mail/newsletter-preview.tsx';
import { useCan } from '../../kit/use-can.ts';
import { ArchiveSwitch } from './archive-switch.tsx';
import { NewsletterHead } from './newsletter-head.tsx';
import { NewsletterProblems } from './newsletter-problems.tsx';
import { NewsletterVisits } from './newsletter-visits.tsx';

interface NewsletterReportProps {
  readonly newsletter: AdminNewsletter;
}

/** Changes of the state, with the words of their buttons and results. */
const CHANGES: Record<NewsletterStatusInputStatus, { action: string; done: string }> = {
  draft: { action: 'Cancel schedule', done: 'Schedule cancelled' },
  sending: { action: 'Resume', done: 'Sending resumed' },
  paused: { action: 'Pause', done: 'Newsletter paused' },
  stopped: { action: 'Stop', done: 'Newsletter stopped' },
};

const OFFERED: Partial<Record<AdminNewsletter['status'], readonly NewsletterStatusInputStatus[]>> = {
  scheduled: ['draft'],
  sending: ['stopped', 'paused'],
  paused: ['stopped', 'sending'],
};

/** When it begins, began or ended. */
function timeText({ status, scheduled_for: at, began_at: start, finished_at: end }: AdminNewsletter): string {
  if (status === 'scheduled' && at) return `Will be sent ${formatMoment(at, businessTimeZone())}`;
  if (end) return `${status === 'stopped' ? 'Stopped' : 'Finished'} ${formatShopTime(end)}`;
  return start ? `Started ${formatShopTime(start)}` : '';
}

const handled = ({ sent, skipped, failed, unconfirmed, returned }: AdminNewsletter['figures']): number =>
  Math.max(sent + skipped + failed + unconfirmed, returned);

/** Results of a newsletter that is no draft. */
export function NewsletterReport({ newsletter }: NewsletterReportProps) {
  const can = useCan();
  const { show } = useToast();
  const { status, figures, texts } = newsletter;
  const [isStopping, setIsStopping] = useState(false);
  const { mutate, isPending } = useAdminSetNewsletterStatus();
  const set = (to: NewsletterStatusInputStatus) =>
    mutate(
      { id: newsletter.id, data: { status: to } },
      {
        onSuccess: () => show({ tone: 'success', text: CHANGES[to].done }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to change the newsletter') }),
        onSettled: () => setIsStopping(false),
      },
    );
  const offered = can('adminSetNewsletterStatus') ? (OFFERED[status] ?? []) : [];
  const languages = listNewsletterLanguages(texts);
  const [language, setLanguage] = useState(languages[0] ?? 'en');
  return (
    <section className="pt-4 lg:pt-6">
      <NewsletterHead title={toNewsletterTitle(texts)} status={status} note={timeText(newsletter)}>
        {offered.map((to) => (
          <Button
            key={to}
            variant="outline"
            busy={isPending && to !== 'stopped'}
            onClick={() => (to === 'stopped' ? setIsStopping(true) : set(to))}
          >
            {CHANGES[to].action}
          </Button>
        ))}
      </NewsletterHead>
      {newsletter.problem ? (
        <Banner tone="danger" className="mb-5">
          <span className="font-semibold">The mail server accepts no emails at the moment.</span>{' '}
          <span>We try again every minute.</span> <bdi className="wrap-anywhere">{newsletter.problem}</bdi>
        </Banner>
      ) : null}
      {status === 'scheduled' ? null : (
        <>
          <Figures newsletter={newsletter} />
          <NewsletterVisits id={newsletter.id} />
        </>
      )}
      {status !== 'scheduled' && can('adminListNewsletterProblems') ? <NewsletterProblems id={newsletter.id} /> : null}
      {can('adminArchiveNewsletter') ? <ArchiveSwitch newsletter={newsletter} /> : null}
      <h2 className="mt-10 mb-4 text-lg">Email</h2>
      {languages.length > 1 ? (
        <div className="mb-5">
          <ChoiceGroup
            legend="Language"
            name="language"
            options={LANGUAGE_OPTIONS}
            value={language}
            onChange={setLanguage}
            className="flex max-w-sm"
          />
        </div>
      ) : null}
      <NewsletterPreview language={language} text={texts[language]} />
      <ConfirmDialog
        open={isStopping}
        question="Stop this newsletter?"
        action="Stop"
        busy={isPending}
        onConfirm={() => set('stopped')}
        onCancel={() => setIsStopping(false)}
      >
        {`${formatCount(Math.max(0, figures.recipients - handled(figures)))} recipients won’t get it. It can’t be resumed.`}
      </ConfirmDialog>
    </section>
  );
}

const ROWS = [
  ['sent', 'Sent'],
  ['returned', 'Bounced'],
  ['complaints', 'Reported as spam'],
  ['unsubscribed', 'Unsubscribed'],
  ['skipped', 'Skipped'],
  ['failed', 'Rejected'],
  ['unconfirmed', 'Unconfirmed'],
] as const;

const ALWAYS: readonly string[] = ['sent', 'returned', 'unsubscribed'];

function Figures({ newsletter: { figures, status } }: NewsletterReportProps) {
  const id = useId();
  const done = handled(figures);
  const isOpen = status === 'sending' || status === 'paused';
  return (
    <Card className="px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p id={id} className="text-lg font-semibold tabular-nums">
          {`${formatCount(figures.sent)} of ${formatCount(figures.recipients)} sent`}
        </p>
        {isOpen ? (
          <p className="text-sm text-muted-foreground tabular-nums">
            {`${formatCount(Math.max(0, figures.recipients - done))} to go`}
          </p>
        ) : null}
      </div>
      <div className="mt-3">
        <ProgressBar percent={(100 * done) / Math.max(1, figures.recipients)} labelledBy={id} />
      </div>
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
        {ROWS.filter(([name]) => ALWAYS.includes(name) || figures[name] > 0).map(([name, label]) => (
          <div key={name}>
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{formatCount(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

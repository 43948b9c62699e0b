import { Link, linkOptions } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowRight, Check, ChevronDown, ChevronUp, MailCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminFoldGuide, useAdminSendTestMail } from '@/api/generated/admin-overview/admin-overview.ts';
import type { AdminGuide, AdminGuideStepId } from '@/api/generated/model.ts';
import { River } from '@/components/brand/river.tsx';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';

/** The title, reason and screen of each step. */
const guideSteps = {
  identity: {
    label: 'Name and logo',
    why: 'Shown on every page, in emails and in search results.',
    link: linkOptions({ to: '/admin/content/$page', params: { page: 'look' } }),
  },
  legal: {
    label: 'Privacy policy and terms',
    why: 'Visitors look for both before they register or buy.',
    link: linkOptions({ to: '/admin/content/$page', params: { page: 'pages' } }),
  },
  contact: {
    label: 'Contact email',
    why: 'Contact form messages are sent here.',
    link: linkOptions({ to: '/admin/settings' }),
  },
  zone: {
    label: 'Time zone',
    why: 'Sets when your days, months and invoice years begin.',
    link: linkOptions({ to: '/admin/settings/emails/settings' }),
  },
  currency: {
    label: 'Currency',
    why: 'Choose it before the first payment. It can’t be changed afterwards.',
    link: linkOptions({ to: '/admin/settings/payments' }),
  },
  invoices: {
    label: 'Seller and tax',
    why: 'Every invoice needs your name and address, and a tax rate if you have a tax number or BIN.',
    link: linkOptions({ to: '/admin/settings/tax' }),
  },
  product: {
    label: 'First product with a file',
    why: 'Customers can only buy published products that have a file.',
    link: linkOptions({ to: '/admin/products', search: { product: 'new' } }),
  },
  article: {
    label: 'First article',
    why: 'Your blog stays hidden until the first article.',
    link: linkOptions({ to: '/admin/content/articles/$id', params: { id: 'new' } }),
  },
  payment: {
    label: 'Payment',
    why: 'Connect a provider, or accept manual transfers. Choose the currency first.',
    link: linkOptions({ to: '/admin/settings/payments' }),
  },
  mail: {
    label: 'Email',
    why: 'Receipts and password resets depend on it.',
    link: linkOptions({ to: '/admin/settings/system' }),
  },
  backup: {
    label: 'Backup',
    why: 'No backup yet. Set BACKUP_DIR for a nightly backup, or run npm run backup.',
    link: linkOptions({ to: '/admin/settings/system' }),
  },
} as const satisfies Record<AdminGuideStepId, { label: string; why: string; link: object }>;

interface GuideStepProps {
  readonly id: AdminGuideStepId;
  readonly done: boolean;
  /** Shown below the step's line. */
  readonly children?: ReactNode;
}

/** One step: whether it is done, its title, its reason, and a link to its screen. */
function GuideStep({ id, done, children }: GuideStepProps) {
  const { label, why, link } = guideSteps[id];
  return (
    <li className="bg-card md:last:odd:col-span-2">
      <div className="group relative grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3 hover:bg-accent sm:px-6">
        <span
          className={clsx(
            'grid size-6 place-items-center rounded-full',
            done ? 'bg-primary text-primary-foreground' : 'border-[1.5px] border-input',
          )}
        >
          {done ? <Check className="size-4" aria-hidden="true" /> : null}
          <span className="sr-only">{done ? 'Done:' : 'Open:'}</span>
        </span>
        <span className="min-w-0">
          <Link
            {...link}
            className={clsx(
              'block text-sm after:absolute after:inset-0',
              done ? 'text-muted-foreground' : 'font-semibold',
            )}
          >
            {label}
          </Link>
          {done ? null : <span className="mt-0.5 block text-xs text-pretty text-muted-foreground">{why}</span>}
        </span>
        <ArrowRight
          className="size-4 text-muted-foreground transition-transform group-hover:translate-x-0.5 group-hover:text-foreground"
          aria-hidden="true"
        />
      </div>
      {children}
    </li>
  );
}

interface GuideMailProps {
  /** Where emails are sent. */
  readonly mail: AdminGuide['mail'];
}

/** Sends an email to the user's own address and shows the result, including the mail server's answer. */
function GuideMail({ mail }: GuideMailProps) {
  const { mutate, isPending, data, error } = useAdminSendTestMail();
  return (
    <div className="grid justify-items-start gap-3 px-5 pb-4 pl-15 sm:px-6 sm:pl-16">
      {mail === 'folder' ? (
        <p className="text-xs text-pretty text-muted-foreground">
          No mail server configured: emails are saved to a folder and not delivered. Set SMTP_URL and restart.
        </p>
      ) : null}
      <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()}>
        <MailCheck aria-hidden="true" />
        Send a test email
      </Button>
      <div className="w-full" aria-live="polite">
        {data ? (
          <Banner tone={data.accepted ? 'success' : 'danger'}>
            <span>
              {data.accepted ? `Sent to ${data.to}. Server response:` : `Not sent to ${data.to}. Server response:`}
            </span>
            <code className="mt-0.5 block text-xs font-normal wrap-anywhere">{data.answer}</code>
          </Banner>
        ) : null}
        {error ? <Banner tone="danger">{errorMessage(error, 'Failed to send the test email')}</Banner> : null}
      </div>
    </div>
  );
}

interface GuideProps {
  readonly guide: AdminGuide;
}

/** The remaining steps before launch: the progress on the river's sheet, the steps next to it. */
export function Guide({ guide: { folded, steps, mail } }: GuideProps) {
  const id = useId();
  const { mutate, isPending, variables } = useAdminFoldGuide();
  // The requested change is shown until the server answers.
  const closed = isPending ? variables.data.folded : folded;
  const done = steps.filter((step) => step.done).length;
  return (
    <section
      aria-labelledby={id}
      className="mb-10 grid overflow-hidden rounded-xl border border-border bg-card xl:grid-cols-[4fr_9fr]"
    >
      <div className="dark deep relative isolate flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:px-6 xl:flex-col xl:flex-nowrap xl:items-start xl:p-7">
        <River className="absolute inset-0 -z-1 size-full text-deep-line opacity-55 mask-l-from-0% mask-l-to-95%" />
        <div className="min-w-0 grow basis-32">
          <h2 id={id} className="text-2xl">
            Before you launch
          </h2>
          <p className="mt-1.5 text-sm text-muted-foreground tabular-nums">{`${done} of ${steps.length} done`}</p>
          <div className="mt-3 flex max-w-60 gap-1" aria-hidden="true">
            {steps.map((step, place) => (
              <span
                key={step.id}
                className={`h-1 grow rounded-full ${place < done ? 'bg-marigold' : 'bg-deep-line'}`}
              />
            ))}
          </div>
        </div>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={!closed}
          onClick={() => mutate({ data: { folded: !closed } })}
        >
          {closed ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          <span>{closed ? 'Show steps' : 'Hide steps'}</span>
        </Button>
      </div>
      {closed ? null : (
        <ul className="grid content-start gap-px bg-border md:grid-cols-2">
          {steps.map((step) => (
            <GuideStep key={step.id} id={step.id} done={step.done}>
              {step.id === 'mail' ? <GuideMail mail={mail} /> : null}
            </GuideStep>
          ))}
        </ul>
      )}
    </section>
  );
}

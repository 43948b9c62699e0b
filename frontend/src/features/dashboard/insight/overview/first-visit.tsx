import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, linkOptions } from '@tanstack/react-router';
import { ArrowRight, Download, ReceiptText, Wallet } from 'lucide-react';
import { River } from '@/components/brand/river.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';

const LINKS = [
  {
    icon: ReceiptText,
    label: t`Orders`,
    line: t`Your purchases and their status.`,
    link: linkOptions({ to: '/dashboard/orders' }),
  },
  {
    icon: Download,
    label: t`Downloads`,
    line: t`The files of your products, including new versions.`,
    link: linkOptions({ to: '/dashboard/downloads' }),
  },
  {
    icon: Wallet,
    label: t`Wallet`,
    line: t`Balance and transactions.`,
    link: linkOptions({ to: '/dashboard/wallet' }),
  },
] as const;

/** The home screen of an unused account: where to start, and what will appear where. */
export function FirstVisit() {
  return (
    <section
      aria-labelledby="first-visit"
      className="grid overflow-hidden rounded-xl border border-border bg-card md:grid-cols-[6fr_5fr]"
    >
      <div className="dark deep relative isolate p-6 pb-12 sm:p-8 md:py-14 lg:p-12">
        <River className="absolute inset-0 -z-1 size-full text-deep-line opacity-55 mask-l-from-0% mask-l-to-95%" />
        <h2 id="first-visit" className="max-w-80 text-3xl text-balance">
          <Trans>Your account is ready</Trans>
        </h2>
        <p className="mt-3 max-w-96 text-pretty text-muted-foreground">
          <Trans>You haven’t ordered anything yet. Your orders and files will appear here.</Trans>
        </p>
        <Link to="/products" className={buttonVariants({ size: 'lg', className: 'mt-7' })}>
          <Trans>Browse products</Trans>
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <ul className="grid content-stretch gap-px bg-border">
        {LINKS.map(({ icon: Icon, label, line, link }) => (
          <li
            key={label}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] content-center gap-x-4 bg-card px-5 py-5 hover:bg-accent sm:px-7"
          >
            <Icon className="row-span-2 mt-0.5 size-5 text-primary" aria-hidden="true" />
            <Link {...link} className="text-sm font-semibold after:absolute after:inset-0">
              {label}
            </Link>
            <p className="mt-0.5 text-sm text-pretty text-muted-foreground">{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

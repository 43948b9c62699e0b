import { DAY_MS } from '@contract/rules/calendar.ts';
import { renewalText } from '@contract/rules/plan-texts.ts';
import { t } from '@lingui/core/macro';
import type { Download, EmailState, Notification, Order } from '@/api/generated/model.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';

export type StepKind = 'email' | 'order' | 'version' | 'file' | 'plan' | 'news';

/** A task that the customer may want to do now. */
export interface NextStep {
  readonly kind: StepKind;
  readonly title: string;
  readonly line: string;
  /** A path of the site. */
  readonly href: string;
}

/** The loaded data; undefined for what could not be loaded. */
interface Known {
  readonly email: EmailState | undefined;
  /** Pending ones, newest first. */
  readonly pending: readonly Order[] | undefined;
  readonly downloads: readonly Download[] | undefined;
  readonly notifications: readonly Notification[] | undefined;
  /** Milliseconds. */
  readonly now: number;
}

/** Updates that end within this many days are worth mentioning. */
const SOON_DAYS = 30;
const fileOf = ({ id }: Pick<Download, 'id'>) => `/dashboard/downloads?file=${id}`;

/** The most urgent task, or null when everything is done. The bell and the lists have the others. */
export function nextStep(known: Known): NextStep | null {
  const [step] = [
    ...confirmStep(known),
    ...payStep(known),
    ...updateStep(known),
    ...downloadStep(known),
    ...endingStep(known),
    ...readStep(known),
  ];
  return step ?? null;
}

function confirmStep({ email }: Known): NextStep[] {
  if (!email || (email.confirmed && !email.pending)) return [];
  const address = email.pending?.email ?? email.email;
  return [
    {
      kind: 'email',
      title: t`Confirm your email address`,
      line: email.pending ? t`Open the link we sent to ${address}.` : t`So receipts and files reach ${address}.`,
      href: '/dashboard/profile',
    },
  ];
}

function payStep({ pending }: Known): NextStep[] {
  const [newest, ...others] = pending ?? [];
  if (!newest) return [];
  const href = `/dashboard/orders?order=${newest.id}`;
  const { number, product_name, amount } = newest;
  return others.length === 0
    ? [{ kind: 'order', title: t`Order #${number} is pending`, line: `${product_name}, ${formatMoney(amount)}`, href }]
    : [
        {
          kind: 'order',
          title: t`${others.length + 1} orders are pending`,
          line: t`The newest is #${number}, ${product_name}.`,
          href,
        },
      ];
}

function updateStep({ downloads = [], notifications = [] }: Known): NextStep[] {
  const releaseNotifications = notifications.filter(({ kind, read }) => kind === 'version' && !read);
  const [newest, ...others] = releaseNotifications;
  if (newest)
    return [
      {
        kind: 'version',
        title: others.length === 0 ? newest.title : t`${releaseNotifications.length} files have updates`,
        line: newest.text,
        href: newest.href,
      },
    ];
  const missed = downloads.find((download) => download.missed && !download.rights?.ended);
  if (!missed?.missed) return [];
  return [
    {
      kind: 'version',
      title: t`${missed.product_name} ${missed.missed.version} is out`,
      line: t`Released after your updates ended.`,
      href: fileOf(missed),
    },
  ];
}

function downloadStep({ downloads = [] }: Known): NextStep[] {
  const fresh = downloads.filter(({ download_count, rights }) => download_count === 0 && !rights?.ended);
  const [newest, ...others] = fresh;
  if (!newest) return [];
  return [
    {
      kind: 'file',
      title: others.length === 0 ? t`Download your file` : t`Download your ${fresh.length} files`,
      line: others.length === 0 ? newest.product_name : t`The newest is ${newest.product_name}.`,
      href: fileOf(newest),
    },
  ];
}

function endingStep({ downloads = [], now }: Known): NextStep[] {
  const soon = downloads.find(({ rights }) => {
    if (!rights?.updates_until || rights.ended || rights.renews) return false;
    const left = Date.parse(rights.updates_until) - now;
    return left > 0 && left < SOON_DAYS * DAY_MS;
  });
  if (!soon?.rights?.updates_until) return [];
  const { holds_until, updates_until, renewable } = soon.rights;
  const ends = holds_until !== null && holds_until <= updates_until ? holds_until : null;
  return [
    {
      kind: 'plan',
      title: ends ? t`Your plan ends on ${formatDate(ends)}` : t`Updates end on ${formatDate(updates_until)}`,
      line: `${soon.product_name}. ${ends ? renewalText(renewable) : t`You keep your current version.`}`,
      href: fileOf(soon),
    },
  ];
}

function readStep({ notifications = [], pending = [] }: Known): NextStep[] {
  // The step above already covers pending orders.
  const isCovered = (kind: Notification['kind']) => kind === 'version' || (kind === 'order' && pending.length > 0);
  const [newest, ...others] = notifications.filter(({ kind, read }) => !read && !isCovered(kind));
  if (!newest) return [];
  const more = others.length === 0 ? '' : t` · ${others.length} more unread`;
  return [{ kind: 'news', title: newest.title, line: `${newest.text}${more}`, href: newest.href }];
}

import type { AdminCustomer } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import { formatMoney } from '@/lib/format.ts';
import { signedMoney } from '@/lib/format-amounts.ts';
import { providerLabel } from '../../kit/provider-labels.ts';

export type TimelineKind = 'account' | 'order' | 'money' | 'licence' | 'message' | 'mail' | 'note';

export interface TimelineEvent {
  readonly key: string;
  readonly at: string;
  readonly kind: TimelineKind;
  readonly text: string;
  /** The order of the event. */
  readonly order?: { readonly id: string; readonly number: number } | null;
  readonly conversation?: string;
}

/** Wallet entries that no order, payment or refund explains. */
const OWN_ENTRIES = new Set<string>(['adjustment', 'withdrawal']);

function listEvents(customer: AdminCustomer): TimelineEvent[] {
  const { account, created_at, orders, payments, refunds, licences, wallet, conversations, mails, notes } = customer;
  return [
    {
      key: 'account',
      at: created_at,
      kind: 'account',
      text: account ? 'Account opened' : 'Ordered without an account',
    },
    ...orders.map(({ id, number, product_name, total, created_at: at }) => ({
      key: `order ${id}`,
      at,
      kind: 'order' as const,
      text: `Ordered ${product_name} for ${formatMoney(total)}`,
      order: { id, number },
    })),
    ...(payments ?? []).map(({ id, amount, provider, status, order, created_at: at }) => ({
      key: `payment ${id}`,
      at,
      kind: 'money' as const,
      text: `Payment of ${formatMoney(amount)} with ${providerLabel(provider)}: ${statusLabel(status).toLowerCase()}`,
      order,
    })),
    ...refunds.map(({ id, amount, order, status, created_at: at }) => ({
      key: `refund ${id}`,
      at,
      kind: 'money' as const,
      text: `Refund of ${formatMoney(amount)}${status === 'done' ? '' : `: ${statusLabel(status).toLowerCase()}`}`,
      order,
    })),
    ...(wallet?.items ?? [])
      .filter(({ type }) => OWN_ENTRIES.has(type))
      .map(({ id, type, amount, reference, created_at: at }) => ({
        key: `entry ${id}`,
        at,
        kind: 'money' as const,
        text: `Wallet ${statusLabel(type).toLowerCase()} ${signedMoney(amount)}: ${reference}`,
      })),
    ...licences.flatMap(({ order, devices }) =>
      devices.map(({ id, name, created_at: at }) => ({
        key: `device ${id}`,
        at,
        kind: 'licence' as const,
        text: `Activated ${name}`,
        order,
      })),
    ),
    ...conversations.map(({ id, subject, order, created_at: at }) => ({
      key: `conversation ${id}`,
      at,
      kind: 'message' as const,
      text: `Wrote “${subject}”`,
      order,
      conversation: id,
    })),
    ...mails.map(({ id, subject, created_at: at }) => ({
      key: `mail ${id}`,
      at,
      kind: 'mail' as const,
      text: `Received “${subject}”`,
    })),
    ...notes.map(({ id, author, created_at: at }) => ({
      key: `note ${id}`,
      at,
      kind: 'note' as const,
      text: `Note by ${author ?? 'a former administrator'}`,
    })),
  ];
}

/** The oldest listed time of each event type whose list is truncated. */
function truncatedAt({ counts, ...customer }: AdminCustomer): string[] {
  const kinds = ['orders', 'payments', 'refunds', 'conversations', 'mails'] as const;
  return kinds.flatMap((kind) => {
    const rows = customer[kind];
    const last = rows?.at(-1);
    return rows && last && (counts[kind] ?? 0) > rows.length ? [last.created_at] : [];
  });
}

export interface Timeline {
  /** Newest first. */
  readonly events: readonly TimelineEvent[];
  /** Events before this are incomplete; null when everything is listed. */
  readonly since: string | null;
}

/** The events of a customer. The timeline ends where a truncated list begins, so it never has gaps. */
export function customerTimeline(customer: AdminCustomer): Timeline {
  const since = truncatedAt(customer).toSorted().at(-1) ?? null;
  const events = listEvents(customer)
    .filter(({ at }) => since === null || at >= since)
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return { events, since };
}

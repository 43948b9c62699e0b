import {
  Banknote,
  KeyRound,
  type LucideIcon,
  Mail,
  MessageSquare,
  ReceiptText,
  StickyNote,
  UserRound,
} from 'lucide-react';
import type { AdminCustomer } from '@/api/generated/model.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { ConversationLink, OrderLink } from '../../kit/record/record-links.tsx';
import { RecordRows } from '../../kit/record/record-rows.tsx';
import { customerTimeline, type TimelineKind } from './customer-timeline.ts';

const ICONS: Record<TimelineKind, LucideIcon> = {
  account: UserRound,
  order: ReceiptText,
  money: Banknote,
  licence: KeyRound,
  message: MessageSquare,
  mail: Mail,
  note: StickyNote,
};

/** The events of a customer, newest first. */
export function CustomerTimeline({ customer }: { readonly customer: AdminCustomer }) {
  const { events, since } = customerTimeline(customer);
  return (
    <>
      <RecordRows label="Timeline" rows={events} rowKey={({ key }) => key} first={12} none="Nothing yet">
        {({ at, kind, text, order, conversation }) => {
          const Icon = ICONS[kind];
          return (
            <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5">
              <Icon className="mt-0.5 size-4 text-ink-10" strokeWidth={1.5} aria-hidden="true" />
              <div className="min-w-0">
                <p className="wrap-anywhere" lang={detectLanguage(text)}>
                  {conversation ? <ConversationLink id={conversation}>{text}</ConversationLink> : <span>{text}</span>}
                </p>
                <p className="text-xs text-muted-foreground tabular-nums">
                  <time dateTime={at}>{formatShopTime(at)}</time>
                  {order ? (
                    <>
                      <span> · </span>
                      <OrderLink order={order} />
                    </>
                  ) : null}
                </p>
              </div>
            </div>
          );
        }}
      </RecordRows>
      {since ? (
        <p className="pt-2 text-xs text-muted-foreground">{`Since ${formatDate(since)}. Earlier entries are in the lists.`}</p>
      ) : null}
    </>
  );
}

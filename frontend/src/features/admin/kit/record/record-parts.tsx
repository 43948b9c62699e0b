import type { CustomerConversation, CustomerLicence } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { countText } from '@/lib/count-text.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { ConversationLink, OrderLink } from './record-links.tsx';
import { RecordRow, RecordRows } from './record-rows.tsx';

// Rows that the page of a customer and that of an order share.

interface ConversationRowsProps {
  readonly conversations: readonly CustomerConversation[];
  /** On the page of the order itself its number would be repeated. */
  readonly withOrder?: boolean;
}

export function ConversationRows({ conversations, withOrder = false }: ConversationRowsProps) {
  return (
    <RecordRows label="Conversations" rows={conversations} rowKey={({ id }) => id} none="No conversations">
      {({ id, subject, status, order, updated_at }) => (
        <RecordRow
          title={
            <ConversationLink id={id}>
              <bdi lang={detectLanguage(subject)}>{subject}</bdi>
            </ConversationLink>
          }
          detail={
            <>
              <time dateTime={updated_at}>{formatShopTime(updated_at)}</time>
              {withOrder && order ? (
                <>
                  <span> · </span>
                  <OrderLink order={order} />
                </>
              ) : null}
            </>
          }
          badge={<StatusBadge status={status} />}
        />
      )}
    </RecordRows>
  );
}

/** A key's plan, its last characters, and the devices that use it. */
export function LicenceCard({ licence }: { readonly licence: CustomerLicence }) {
  const { key_end: end, tier, activations, devices, revoked, updates_until: until } = licence;
  return (
    <>
      <RecordRow
        title={
          <span className="font-medium">
            <span>{`Key …${end}`}</span>
            <span className="font-normal text-muted-foreground">{` · ${tier}`}</span>
          </span>
        }
        detail={`${devices.length} of ${countText(activations, ['device', 'devices'])} · ${until ? `Updates until ${formatDate(until)}` : 'Updates included'}`}
        badge={revoked ? <StatusBadge status="revoked" /> : null}
      />
      {devices.length > 0 ? (
        <ul
          aria-label="Devices"
          className="mt-1.5 grid gap-1 border-l-2 border-border pl-3 text-xs text-muted-foreground"
        >
          {devices.map(({ id, name, seen_at }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-medium text-foreground">{name}</span>
              <span>{` · last seen ${formatDate(seen_at)}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

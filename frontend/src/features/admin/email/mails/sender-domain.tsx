import { errorMessage } from '@/api/api-error.ts';
import { useAdminCheckSenderDomain } from '@/api/generated/admin-mails/admin-mails.ts';
import type { SenderCheck } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SettingsGroup } from '../../kit/settings-group.tsx';
import { describeSenderCheck, SENDER_NAMES } from './sender-checks.ts';

const VARIANTS = { success: 'success', warning: 'warning', danger: 'destructive', secondary: 'secondary' } as const;

/** Whether mail servers can tell the studio's emails from forgeries: looked up in DNS when asked for. */
export function SenderDomain() {
  const { data, error, isFetching, refetch } = useAdminCheckSenderDomain({
    query: { enabled: false, gcTime: 0, retry: false },
  });
  return (
    <SettingsGroup
      title="Sender domain"
      line="Mail servers use three DNS records to tell your emails from forgeries. Without them, emails often land in spam."
    >
      {data ? (
        <>
          <p className="text-sm">
            <span className="text-muted-foreground">Domain </span>
            <span className="font-semibold wrap-anywhere">{data.domain}</span>
          </p>
          <ul aria-label="DNS records" className="mt-3 border-t border-border">
            {data.checks.map((check) => (
              <CheckRow key={check.name} check={check} />
            ))}
          </ul>
        </>
      ) : null}
      {error && !isFetching ? (
        <p role="alert" className="mt-3 text-sm font-semibold text-destructive">
          {errorMessage(error, 'Failed to check the domain')}
        </p>
      ) : null}
      <Button
        type="button"
        variant="outline"
        size="sm"
        className="mt-4"
        busy={isFetching}
        onClick={() => void refetch()}
      >
        {data ? 'Check again' : 'Check domain'}
      </Button>
    </SettingsGroup>
  );
}

function CheckRow({ check }: { readonly check: SenderCheck }) {
  const { label, tone, text } = describeSenderCheck(check);
  return (
    <li className="border-b border-border py-3.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{SENDER_NAMES[check.name]}</span>
        <Badge variant={VARIANTS[tone]}>{label}</Badge>
      </p>
      <p className="mt-1 text-sm text-muted-foreground">{text}</p>
      {check.record === null ? null : (
        <code className="mt-2 line-clamp-3 block font-mono text-xs wrap-anywhere whitespace-pre-wrap" dir="ltr">
          {check.record}
        </code>
      )}
    </li>
  );
}

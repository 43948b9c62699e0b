import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import { useSetReleaseMails } from '@/api/generated/downloads/downloads.ts';
import { useGetMailChoices, useSetMailChoice } from '@/api/generated/mails/mails.ts';
import type { MailChoice, MailChoiceKind, MailMute } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Label } from '@/components/ui/label.tsx';
import { SkeletonRows } from '@/components/ui/skeleton-rows.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';

interface MutedProductsProps {
  readonly muted: readonly MailMute[];
}

/** Products whose new versions are not announced, although those of all others are. */
function MutedProducts({ muted }: MutedProductsProps) {
  const { show } = useToast();
  const { mutate, isPending, variables } = useSetReleaseMails();
  const announce = ({ download, product }: MailMute) =>
    mutate(
      { id: download, data: { wanted: true } },
      {
        onSuccess: () => show({ tone: 'success', text: t`Emails about new versions of ${product} are on` }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, t`Failed to save your choice`) }),
      },
    );
  return (
    <ul aria-label={t`Off for`} className="mt-2 text-sm">
      {muted.map((item) => (
        <li key={item.product_id} className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0 text-muted-foreground wrap-anywhere">
            <Trans>
              Off for <bdi lang={detectLanguage(item.product)}>{item.product}</bdi>
            </Trans>
          </span>
          <Button
            variant="ghost"
            size="sm"
            className="-me-3"
            busy={isPending && variables.id === item.download}
            onClick={() => announce(item)}
          >
            <Trans>
              Turn on emails
              <span className="sr-only"> about {item.product}</span>
            </Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The kinds of email that a user can switch off. */
const mailPreferenceLabels: Record<MailChoiceKind, { readonly label: string; readonly help: string }> = {
  releases: {
    label: t`New versions`,
    help: t`New versions of products you own.`,
  },
  reviews: {
    label: t`Invitations to review`,
    help: t`Once per product, a few days after purchase.`,
  },
  newsletter: {
    label: t`Newsletter`,
    help: t`New products and articles.`,
  },
};

interface MailPreferenceRowProps {
  readonly choice: MailChoice;
  /** Exceptions to it. */
  readonly children: ReactNode;
}

/** One kind of email with its switch; saved immediately. */
function MailPreferenceRow({ choice: { kind, wanted }, children }: MailPreferenceRowProps) {
  const { show } = useToast();
  const { mutate, isPending, isError, variables } = useSetMailChoice();
  const { label, help } = mailPreferenceLabels[kind];
  const id = `mails-${kind}`;
  const choose = (next: boolean) =>
    mutate(
      { kind, data: { wanted: next } },
      { onError: (error) => show({ tone: 'danger', text: errorMessage(error, t`Failed to save your choice`) }) },
    );
  return (
    <li className="border-t border-border py-4 last:pb-0">
      <div className="flex items-center justify-between gap-6">
        <div className="min-w-0">
          <Label htmlFor={id}>{label}</Label>
          <p id={`${id}-help`} className="text-sm text-muted-foreground">
            {help}
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-help`}
          checked={variables && !isError ? variables.data.wanted : wanted}
          disabled={isPending}
          onCheckedChange={choose}
        />
      </div>
      {children}
    </li>
  );
}

const TITLE_ID = 'profile-mails';

/** The user's emails, with switches for the optional ones. */
export function MailsCard() {
  const query = useGetMailChoices();
  if (isUnknownCall(query.error)) return null;
  return (
    <Card className="p-5 sm:p-8">
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} className="text-xl">
          <Trans>Emails</Trans>
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted-foreground">
          <Trans>We always send receipts, refunds and security alerts. The rest is up to you.</Trans>
        </p>
        <QueryState
          query={query}
          loading={t`Loading your emails`}
          skeleton={<SkeletonRows rows={3} end="switch" />}
          toMessage={(error) => errorMessage(error, t`Failed to fetch your email settings`)}
        >
          {({ choices, muted }) => (
            <ul aria-label={t`Optional emails`}>
              {choices.map((choice) => (
                <MailPreferenceRow key={choice.kind} choice={choice}>
                  {choice.kind === 'releases' && choice.wanted && muted.length > 0 ? (
                    <MutedProducts muted={muted} />
                  ) : null}
                </MailPreferenceRow>
              ))}
            </ul>
          )}
        </QueryState>
      </section>
    </Card>
  );
}

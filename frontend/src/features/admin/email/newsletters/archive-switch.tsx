import { errorMessage } from '@/api/api-error.ts';
import { useAdminArchiveNewsletter } from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { AdminNewsletter } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { SwitchField } from '../../kit/switch-field.tsx';

/** Shows the newsletter on the site once it was sent; off by default. */
export function ArchiveSwitch({ newsletter }: { readonly newsletter: AdminNewsletter }) {
  const { id, archived, status } = newsletter;
  const { show } = useToast();
  const { mutate, isPending } = useAdminArchiveNewsletter();
  const onChange = () =>
    mutate(
      { id, data: { archived: !archived } },
      {
        onSuccess: () => show({ tone: 'success', text: archived ? 'Removed from the site' : 'Added to the site' }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to change the newsletter') }),
      },
    );
  return (
    <div className="mt-6 max-w-prose">
      <SwitchField
        name="archived"
        label="Show on the site"
        help="Once it has been sent, anyone can read it at /newsletters."
        checked={archived}
        disabled={isPending}
        onChange={onChange}
      />
      {archived && status === 'sent' ? (
        <a
          href={`/newsletters/${id}`}
          target="_blank"
          rel="noopener"
          className="mt-1 inline-block text-sm text-primary underline underline-offset-4"
        >
          View on the site
        </a>
      ) : null}
    </div>
  );
}

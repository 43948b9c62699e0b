import { errorMessage } from '@/api/api-error.ts';
import { useSetReleaseMails } from '@/api/generated/downloads/downloads.ts';
import type { MailMute } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';

interface MutedProductsProps {
  readonly muted: readonly MailMute[];
}

/** Products whose new versions are not announced, although those of all others are. */
export function MutedProducts({ muted }: MutedProductsProps) {
  const { show } = useToast();
  const { mutate, isPending, variables } = useSetReleaseMails({ mutation: { networkMode: 'always' } });
  const announce = ({ download, product }: MailMute) =>
    mutate(
      { id: download, data: { wanted: true } },
      {
        onSuccess: () => show({ tone: 'success', text: `Emails about new versions of ${product} are on` }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to save your choice') }),
      },
    );
  return (
    <ul aria-label="Off for" className="mt-2 text-sm">
      {muted.map((item) => (
        <li key={item.product_id} className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0 text-muted-foreground wrap-anywhere">
            Off for <bdi lang={detectLanguage(item.product)}>{item.product}</bdi>
          </span>
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3"
            busy={isPending && variables.id === item.download}
            onClick={() => announce(item)}
          >
            Turn on emails
            <span className="sr-only">{` about ${item.product}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

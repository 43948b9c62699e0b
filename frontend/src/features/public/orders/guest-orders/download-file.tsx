import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ArrowDownToLine } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { downloadsLeftText } from '@/components/order/downloads-left-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';

interface DownloadFileProps {
  /** Name of the file. */
  readonly name: string;
  readonly load: () => Promise<Blob>;
  /** How often it can still be downloaded, where that is limited. */
  readonly left?: number | undefined;
  readonly onSaved?: (() => void) | undefined;
  /** In a list of orders: continues the label for screen readers. */
  readonly of?: string | undefined;
}

/** Downloads the file of a guest order. Fetched with the order's token, so a plain link would not work. */
export function DownloadFile({ name, load, of, left, onSaved }: DownloadFileProps) {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (file) => {
      saveFile(file, name);
      onSaved?.();
    },
    onError: (error) =>
      show({
        tone: 'danger',
        text: errorMessage(error, t`Failed to download the file. Please try again in a moment.`),
      }),
  });
  return (
    <>
      <Button
        size={of === undefined ? 'lg' : 'sm'}
        busy={isPending}
        onClick={() => mutate()}
        className={of === undefined ? 'max-sm:w-full' : undefined}
      >
        {isPending ? null : <ArrowDownToLine aria-hidden="true" />}
        <span>
          <Trans>Download</Trans>
        </span>
        {of === undefined ? null : <span className="sr-only">{t` of ${of}`}</span>}
      </Button>
      {of === undefined ? (
        <p className="mt-2 text-sm wrap-anywhere text-muted-foreground">
          {left === undefined ? name : `${name} · ${downloadsLeftText(left)}`}
        </p>
      ) : null}
    </>
  );
}

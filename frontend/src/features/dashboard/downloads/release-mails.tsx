import { errorMessage } from '@/api/api-error.ts';
import { useSetReleaseMails } from '@/api/generated/downloads/downloads.ts';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useToast } from '@/hooks/use-toast.ts';

interface ReleaseMailsProps {
  readonly download: string;
  readonly wanted: boolean;
}

/** Whether new versions of the product are announced by email. */
export function ReleaseMails({ download, wanted }: ReleaseMailsProps) {
  const { show } = useToast();
  const { mutate, isPending, isError, variables } = useSetReleaseMails({ mutation: { networkMode: 'always' } });
  const choose = (next: boolean) =>
    mutate(
      { id: download, data: { wanted: next } },
      { onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to save your choice') }) },
    );
  return (
    <div className="flex items-center justify-between gap-6 border-t border-border py-4">
      <div>
        <Label htmlFor="release-mails">Email me about new versions</Label>
        <p id="release-mails-help" className="text-sm text-muted-foreground">
          You’ll still see them under Notifications.
        </p>
      </div>
      <Switch
        id="release-mails"
        aria-describedby="release-mails-help"
        checked={variables && !isError ? variables.data.wanted : wanted}
        disabled={isPending}
        onCheckedChange={choose}
      />
    </div>
  );
}

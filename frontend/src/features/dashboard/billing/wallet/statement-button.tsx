import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { getWalletStatement } from '@/api/generated/wallet/wallet.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';

/** All transactions as CSV. Fetched with the bearer token, so a plain link would not work. */
export function StatementButton() {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => getWalletStatement(),
    onSuccess: (statement) => saveFile(statement, 'wallet-statement.csv'),
    onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to download the statement.') }),
  });
  return (
    <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()}>
      {isPending ? null : <FileDown aria-hidden="true" />}
      <span>Download statement</span>
    </Button>
  );
}

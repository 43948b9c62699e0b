import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { getLinkedProjectRecord } from '@/api/generated/project-links/project-links.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';
import { projectHeaders } from './project-token.ts';

/** Downloads what was accepted, paid and delivered as a signed file. */
export function ProjectRecord({ token }: { readonly token: string }) {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => getLinkedProjectRecord(projectHeaders(token)),
    onSuccess: (content) => saveFile(content, 'project.json'),
    onError: (error) => show({ tone: 'danger', text: errorMessage(error, t`Failed to fetch the file`) }),
  });
  return (
    <section aria-labelledby="record">
      <h2 id="record" className="border-b border-border pb-2 text-xl">
        <Trans>Signed record</Trans>
      </h2>
      <p className="mt-3 text-sm text-muted-foreground">
        <Trans>
          What was accepted, paid and delivered, in one file. Its signature proves that the file hasn’t been changed.
        </Trans>
      </p>
      <p className="mt-2 text-sm">
        <a
          href="/docs/quote-seal.ts"
          className="inline-flex min-h-6 items-center text-primary underline underline-offset-4"
        >
          <Trans>Get the verification tool</Trans>
        </a>
      </p>
      <Button variant="outline" size="sm" className="mt-3" busy={isPending} onClick={() => mutate()}>
        {isPending ? null : <FileDown aria-hidden="true" />}
        <Trans>Download record</Trans>
      </Button>
    </section>
  );
}

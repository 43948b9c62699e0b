import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { adminGetProjectRecord } from '@/api/generated/admin-projects/admin-projects.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Downloads what was accepted, paid and delivered as a signed file. */
export function RecordButton({ lead }: { readonly lead: string }) {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => adminGetProjectRecord(lead),
    onSuccess: (content) => saveFile(content, 'project.json'),
    onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to fetch the record') }),
  });
  return (
    <Button variant="outline" size="sm" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
      {isPending ? null : <FileDown aria-hidden="true" />}
      <span>Download signed record</span>
    </Button>
  );
}

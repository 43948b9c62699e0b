import { useNavigate } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminDraftNewsletter } from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { NewsletterSource } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';

/** Drafts a newsletter about something published, and opens it. */
export function useNewsletterDraft() {
  const navigate = useNavigate();
  const { show } = useToast();
  const { mutate } = useAdminDraftNewsletter();
  return (source: NewsletterSource) =>
    mutate(
      { data: source },
      {
        onSuccess: ({ id }) => void navigate({ to: '/admin/users/newsletters/$id', params: { id } }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to draft the newsletter') }),
      },
    );
}

import { errorMessage } from '@/api/api-error.ts';
import { useAdminUpdateUser } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';

/** Suspends an active account and activates a suspended one. */
export function useSetStatus() {
  const { show } = useToast();
  const { mutateAsync } = useAdminUpdateUser();
  return async ({ id, name, email, role, status, version }: AdminUser) => {
    const next = status === 'active' ? 'suspended' : 'active';
    try {
      await mutateAsync({ id, data: { name, email, role, status: next, version } });
      show({ tone: 'success', text: next === 'active' ? `${name} can sign in again` : `${name} suspended` });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to update user') });
    }
  };
}

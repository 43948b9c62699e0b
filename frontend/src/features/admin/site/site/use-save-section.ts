import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { getAdminGetSiteQueryKey, useAdminUpdateSite } from '@/api/generated/admin-site/admin-site.ts';
import type { AdminSite, AdminSiteInput } from '@/api/generated/model.ts';
import { getGetSiteQueryKey } from '@/api/generated/site/site.ts';

/** Saves sections of the site, for all visitors immediately. */
export function useSaveSection(): (data: AdminSiteInput) => Promise<AdminSite> {
  const client = useQueryClient();
  const router = useRouter();
  const { mutateAsync } = useAdminUpdateSite();
  return async (data) => {
    const saved = await mutateAsync({ data });
    client.setQueryData(getAdminGetSiteQueryKey(), saved);
    // The title of this page contains the name, so the name must be updated first.
    await client.invalidateQueries({ queryKey: getGetSiteQueryKey() });
    await router.invalidate();
    return saved;
  };
}

import type { TopicSection } from '@shared/topics.ts';
import { useAdminGetSite } from '@/api/generated/admin-site/admin-site.ts';

/**
 * The names of one of the owner's lists, to choose from; none while they cannot be fetched, for others can be typed.
 * Not kept: a name may have been added by the last form that was saved.
 */
export function useTopicNames(section: TopicSection): readonly string[] {
  const { data } = useAdminGetSite({ query: { gcTime: 0 } });
  return data?.[section].items.map(({ name }) => name) ?? [];
}

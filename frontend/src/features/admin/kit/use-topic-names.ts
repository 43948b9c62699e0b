import type { TopicSection } from '@contract/rules/topics.ts';
import { useAdminGetSite } from '@/api/generated/admin-site/admin-site.ts';

/**
 * The suggestions from one of the owner's lists; none if they cannot be loaded, since other names can be typed. Not
 * cached: the last save of a form may have added a name.
 */
export function useTopicNames(section: TopicSection): readonly string[] {
  const { data } = useAdminGetSite({ query: { gcTime: 0 } });
  return data?.[section].items.map(({ name }) => name) ?? [];
}

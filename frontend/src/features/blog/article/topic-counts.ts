import type { PostTopic, PostTopics } from '@/api/generated/model.ts';
import { sideCategories } from '../blog-categories.ts';
import { popularTags } from './tag-names.ts';

/** How many articles a name has; one that is not listed has none. */
export const postsOf = (topics: readonly PostTopic[], name: string): number =>
  topics.find((topic) => topic.name === name)?.posts ?? 0;

/** Only what the side column shows: the others would travel with the page for nothing. */
export function shownTopics({ categories, tags }: PostTopics): PostTopics {
  const isShown = (names: readonly string[]) => (topic: PostTopic) => names.includes(topic.name);
  return { categories: categories.filter(isShown(sideCategories)), tags: tags.filter(isShown(popularTags)) };
}

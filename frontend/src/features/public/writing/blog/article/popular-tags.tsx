import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useListPostTopics } from '@/api/generated/blog/blog.ts';
import { topicName } from '@/lib/topic-name.ts';

/** Popular tags. */
export function PopularTags() {
  const tags = useListPostTopics().data?.tags;
  if (!tags?.length) return null;
  return (
    <section aria-labelledby="tags">
      <h2 id="tags" className="text-xl">
        <Trans>Popular Tags</Trans>
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {tags.map(({ name }) => (
          <li key={name}>
            <Link
              to="/blog"
              search={{ tag: name }}
              className="inline-flex min-h-9 items-center gap-2 rounded-md border border-border px-3 text-sm text-ink-11 transition-colors hover:border-input hover:text-foreground pointer-coarse:min-h-11"
            >
              {topicName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

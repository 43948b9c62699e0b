import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useListPostTopics } from '@/api/generated/blog/blog.ts';
import { formatCount } from '@/lib/format.ts';
import { topicName } from '@/lib/topic-name.ts';

/** The categories with the number of their articles. */
export function CategoryCounts() {
  const categories = useListPostTopics().data?.categories;
  if (!categories?.length) return null;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="text-xl">
        <Trans>Categories</Trans>
      </h2>
      <ul className="mt-4 border-b border-border">
        {categories.map(({ name, posts }) => (
          <li key={name} className="border-t border-border">
            <Link
              to="/blog"
              search={{ category: name }}
              className="group flex items-baseline justify-between gap-4 py-2.5 text-sm pointer-coarse:py-3"
            >
              <span className="decoration-primary decoration-2 underline-offset-[0.2em] group-hover:underline">
                {topicName(name)}
              </span>
              <span className="text-muted-foreground tabular-nums">
                <span>{formatCount(posts)}</span>
                <span className="sr-only">{plural(posts, { one: ' article', other: ' articles' })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

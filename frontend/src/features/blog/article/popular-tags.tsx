import { Link } from '@tanstack/react-router';
import { useListPostTopics } from '@/api/generated/blog/blog.ts';
import { formatCount } from '@/lib/format.ts';
import { popularTags } from './tag-names.ts';
import { postsOf } from './topic-counts.ts';

/** Subjects that readers look for, with the number of their articles. */
export function PopularTags() {
  const { data } = useListPostTopics();
  return (
    <section aria-labelledby="tags">
      <h2 id="tags" className="text-xl">
        Popular Tags
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {popularTags.map((tag) => (
          <li key={tag}>
            <Link
              to="/blog"
              search={{ tag }}
              className="inline-flex min-h-9 items-center gap-2 rounded-md border border-border px-3 text-sm text-ink-11 transition-colors hover:border-input hover:text-foreground pointer-coarse:min-h-11"
            >
              {tag}
              <Count posts={data ? postsOf(data.tags, tag) : 0} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing for none: a column of zeros would say only that the tags are readers' words, not ours. */
function Count({ posts }: { readonly posts: number }) {
  if (posts === 0) return null;
  return (
    <span className="text-xs text-muted-foreground tabular-nums">
      {formatCount(posts)}
      <span className="sr-only">{posts === 1 ? ' article' : ' articles'}</span>
    </span>
  );
}

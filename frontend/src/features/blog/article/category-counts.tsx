import { Link } from '@tanstack/react-router';
import { useListPostTopics } from '@/api/generated/blog/blog.ts';
import { formatCount } from '@/lib/format.ts';
import { sideCategories } from '../blog-categories.ts';
import { postsOf } from './topic-counts.ts';

/** The categories with the number of their articles. */
export function CategoryCounts() {
  const { data } = useListPostTopics();
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="text-xl">
        Categories
      </h2>
      <ul className="mt-4 border-b border-border">
        {sideCategories.map((category) => (
          <CategoryLine key={category} category={category} posts={data && postsOf(data.categories, category)} />
        ))}
      </ul>
    </section>
  );
}

interface CategoryLineProps {
  readonly category: string;
  /** Unknown until the counts are there. */
  readonly posts: number | undefined;
}

function CategoryLine({ category, posts }: CategoryLineProps) {
  return (
    <li className="border-t border-border">
      <Link
        to="/blog"
        search={{ category }}
        className="group flex items-baseline justify-between gap-4 py-2.5 text-sm pointer-coarse:py-3"
      >
        <span className="decoration-primary decoration-2 underline-offset-[0.2em] group-hover:underline">
          {category}
        </span>
        {posts === undefined ? null : (
          <span className="text-muted-foreground tabular-nums">
            {formatCount(posts)}
            <span className="sr-only">{posts === 1 ? ' article' : ' articles'}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

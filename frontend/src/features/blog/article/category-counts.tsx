import { Link } from '@tanstack/react-router';
import { useListPosts } from '@/api/generated/blog/blog.ts';
import { formatCount } from '@/lib/format.ts';
import { sideCategories } from '../blog-categories.ts';
import { countOf } from '../post-lists.ts';

/** The categories with the number of their articles. */
export function CategoryCounts() {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="text-xl">
        Categories
      </h2>
      <ul className="mt-4 border-b border-border">
        {sideCategories.map((category) => (
          <CategoryLine key={category} category={category} />
        ))}
      </ul>
    </section>
  );
}

function CategoryLine({ category }: { readonly category: string }) {
  const { data } = useListPosts(countOf(category));
  return (
    <li className="border-t border-border">
      <Link
        to="/blog"
        search={{ category }}
        className="group flex items-baseline justify-between gap-4 py-2.5 text-sm pointer-coarse:py-3"
      >
        <span className="decoration-accent decoration-2 underline-offset-[0.2em] group-hover:underline">
          {category}
        </span>
        {data ? (
          <span className="text-muted tabular-nums">
            {formatCount(data.total)}
            <span className="sr-only">{data.total === 1 ? ' article' : ' articles'}</span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}

import { Link } from '@tanstack/react-router';
import { popularTags } from './tag-names.ts';

/** Subjects that readers look for. */
export function PopularTags() {
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
              className="inline-flex min-h-9 items-center rounded-control border border-border px-3 text-sm text-ink-11 transition-colors hover:border-border-strong hover:text-text pointer-coarse:min-h-11"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

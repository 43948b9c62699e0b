import { Link } from '@tanstack/react-router';
import type { VisitMissingPage } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { countText } from '@/lib/count-text.ts';

/** Paths that visitors did not find, each with a redirect to create. */
export function MissingPaths({ rows }: { readonly rows: readonly VisitMissingPage[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="missing-paths" className="mt-10">
      <h2 id="missing-paths" className="text-xl">
        Pages not found
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted-foreground">Requested in the last 30 days, without a redirect.</p>
      <ul className="border-t border-border">
        {rows.map(({ path, views }) => (
          <li
            key={path}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border py-2.5 last:border-b-0"
          >
            <span className="min-w-0 grow basis-48">
              <span className="block text-sm font-medium wrap-anywhere" dir="ltr">
                {path}
              </span>
              <span className="block text-xs text-muted-foreground tabular-nums">
                {countText(views, ['request', 'requests'])}
              </span>
            </span>
            <Link
              to="/admin/content/redirects"
              search={{ create: path }}
              resetScroll={false}
              data-opens=""
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Add redirect
              <span className="sr-only">{` from ${path}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

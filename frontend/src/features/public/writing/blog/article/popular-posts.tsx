import { Trans } from '@lingui/react/macro';
import { useListPosts } from '@/api/generated/blog/blog.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { formatDate } from '@/lib/format.ts';
import { PostLink } from '../post-link.tsx';
import { popularPosts } from '../post-lists.ts';

/** The four most popular articles. Hidden when there are none. */
export function PopularPosts() {
  const popular = useListPosts(popularPosts).data?.items ?? [];
  if (popular.length === 0) return null;
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="text-xl">
        <Trans>Popular Posts</Trans>
      </h2>
      <ul className="mt-4">
        {popular.map(({ id, address, title, date, image }) => (
          <li key={id} className="group relative flex gap-4 border-t border-border py-4">
            <Picture
              picture={image}
              sizes="80px"
              alt=""
              className="aspect-square w-16 shrink-0 self-start rounded-md"
            />
            <div className="min-w-0">
              <h3 className="font-sans text-sm leading-snug tracking-normal">
                <PostLink post={{ address, title }} />
              </h3>
              <time dateTime={date} className="mt-1 block text-xs text-muted-foreground tabular-nums">
                {formatDate(date)}
              </time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

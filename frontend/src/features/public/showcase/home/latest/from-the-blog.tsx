import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { PostCard } from '@/api/generated/model.ts';
import { moreLinkClass } from '@/components/ui/more-link-class.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { PostRow } from './post-row.tsx';

interface FromTheBlogProps {
  /** Newest first. */
  readonly posts: readonly PostCard[];
}

/** The newest article with its picture up to the window's edge, earlier ones below. */
export function FromTheBlog({ posts: [newest, ...others] }: FromTheBlogProps) {
  if (!newest) return null;
  return (
    <section
      aria-labelledby="from-the-blog"
      className="below-fold below-fold-67 lg:below-fold-57 blog-picks spread bg-muted"
    >
      <div className="blog-head flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="from-the-blog" className="text-4xl tracking-[-0.018em]">
          <Trans>From the blog</Trans>
        </h2>
        <Link to="/blog" className={moreLinkClass}>
          <Trans>All articles</Trans>
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <article className="blog-newest group">
        <Picture
          picture={newest.image}
          sizes="(min-width: 1024px) 60vw, 100vw"
          alt=""
          className="blog-picture max-lg:aspect-video"
        />
        <div className="blog-words">
          <PostRow post={newest} size="large" />
        </div>
      </article>
      {others.length > 0 ? (
        <div className="blog-others">
          {others.map((post) => (
            <article key={post.id} className="group relative border-t border-border pt-5">
              <PostRow post={post} size="small" />
            </article>
          ))}
        </div>
      ) : null}
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { PostCard } from '@/api/generated/model.ts';
import { formatReadTime } from '@/lib/content-figures.ts';
import { formatDate } from '@/lib/format.ts';
import { topicName } from '@/lib/topic-name.ts';

interface PostRowProps {
  readonly post: PostCard;
  readonly size: 'large' | 'small';
}

/** Date, title and first sentences of an article. The title's link covers the surrounding article. */
export function PostRow({ post, size }: PostRowProps) {
  const isLarge = size === 'large';
  return (
    <>
      <p className="text-sm text-muted-foreground tabular-nums">
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        <span>{`, ${formatReadTime(post.readTime)}`}</span>
      </p>
      <h3 className={isLarge ? 'mt-2 text-3xl' : 'mt-1.5 text-xl'}>
        <Link
          to="/blog/$id"
          params={{ id: post.address }}
          className="decoration-primary decoration-2 underline-offset-[0.16em] group-hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </Link>
      </h3>
      {isLarge ? <p className="mt-4 text-muted-foreground">{post.excerpt}</p> : null}
      <p className="mt-3 text-sm">
        <span className="font-semibold">{post.author}</span>
        <span className="text-muted-foreground">{t` in ${topicName(post.category)}`}</span>
      </p>
    </>
  );
}

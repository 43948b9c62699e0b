import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { PostCard as Post } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { topicName } from '@/lib/topic-name.ts';
import { Byline } from './byline.tsx';
import { type PostVariant, postVariants } from './post-variants.ts';

interface PostCardProps {
  readonly post: Post;
  readonly variant: PostVariant;
  /** Level of the title: one below the heading above the card. */
  readonly heading: 'h2' | 'h3';
  /** The first picture of the page. */
  readonly priority?: boolean;
}

/** An article card led by its picture. The title's link covers the card. */
export function PostCard({ post, variant, heading: Heading, priority = false }: PostCardProps) {
  const shape = postVariants[variant];
  return (
    <article className={clsx('group relative min-w-0', shape.card)}>
      <Picture
        picture={post.image}
        sizes={shape.sizes}
        priority={priority}
        alt=""
        className="aspect-video rounded-xl [&_picture_img]:transition-transform [&_picture_img]:duration-250 group-hover:[&_picture_img]:scale-[1.025]"
      />
      <div className={clsx('min-w-0', shape.body)}>
        <div className="min-w-0">
          <p className="text-sm font-semibold text-primary">{topicName(post.category)}</p>
          <Heading lang={detectLanguage(post.title)} className={clsx('mt-1', shape.title)}>
            <Link
              to="/blog/$id"
              params={{ id: post.address }}
              className="decoration-primary decoration-2 underline-offset-[0.16em] group-hover:underline after:absolute after:inset-0"
            >
              {post.title}
            </Link>
          </Heading>
        </div>
        <div className={clsx('min-w-0', shape.meta)}>
          {shape.hasExcerpt ? <p className="mb-3 text-muted-foreground">{post.excerpt}</p> : null}
          <Byline post={post} />
        </div>
      </div>
    </article>
  );
}

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { use } from 'react';
import { Picture } from '@/components/ui/picture.tsx';
import type { AdjacentPost, PostPair } from './find-adjacent-posts.ts';

interface AdjacentPostsProps {
  /** Server-rendered pages include them; in the browser they may still be loading. */
  readonly neighbours: PostPair | Promise<PostPair>;
}

/** Links to the previous and next article of the list; a single link takes the whole row. */
export function AdjacentPosts({ neighbours }: AdjacentPostsProps) {
  const { previous, next } = neighbours instanceof Promise ? use(neighbours) : neighbours;
  if (!previous && !next) return null;
  const variant = previous && next ? 'pair' : 'alone';
  return (
    <nav
      aria-label={t`Previous and next article`}
      className={clsx('grid border-y border-border', variant === 'pair' && 'sm:grid-cols-2')}
    >
      {previous ? <Card post={previous} side="previous" variant={variant} /> : null}
      {next ? <Card post={next} side="next" variant={variant} /> : null}
    </nav>
  );
}

interface CardProps {
  readonly post: AdjacentPost;
  readonly side: 'previous' | 'next';
  readonly variant: 'pair' | 'alone';
}

const sides = {
  previous: { label: t`Previous Article`, labelled: '', icon: ArrowLeft, pair: 'sm:pe-8', turn: '' },
  next: {
    label: t`Next Article`,
    labelled: 'flex-row-reverse justify-end',
    icon: ArrowRight,
    pair: 'border-border max-sm:border-t sm:border-s sm:ps-8 sm:text-end',
    turn: 'sm:flex-row-reverse',
  },
} as const;

const variants = {
  pair: { picture: 'w-24 lg:w-40', sizes: '160px', title: 'text-lg/tight' },
  alone: {
    picture: 'w-24 sm:w-44 lg:w-64',
    sizes: '(min-width: 1024px) 256px, 176px',
    title: 'text-lg/tight sm:text-2xl/tight',
  },
} as const;

function Card({ post, side, variant }: CardProps) {
  const { label, labelled, icon: Icon, pair, turn } = sides[side];
  const { picture, sizes, title } = variants[variant];
  const isPair = variant === 'pair';
  return (
    <Link
      to="/blog/$id"
      params={{ id: post.address }}
      className={clsx('group flex items-center gap-5 py-6 lg:gap-8 lg:py-8', isPair && pair, isPair && turn)}
    >
      <Picture picture={post.image} sizes={sizes} alt="" className={clsx('aspect-4/3 shrink-0 rounded-md', picture)} />
      <span className="min-w-0">
        <span
          className={clsx(
            'flex items-center gap-1.5 text-sm text-muted-foreground',
            labelled,
            isPair && side === 'next' && 'sm:justify-start',
          )}
        >
          <Icon className="size-4" aria-hidden="true" />
          <span>{label}</span>
        </span>
        <span
          className={clsx(
            'mt-1.5 block font-display font-semibold text-balance decoration-primary decoration-2 underline-offset-[0.16em] group-hover:underline',
            title,
          )}
        >
          {post.title}
        </span>
      </span>
    </Link>
  );
}

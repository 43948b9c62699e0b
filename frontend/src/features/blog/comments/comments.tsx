import { lazy, type RefObject, Suspense } from 'react';
import { formatCount } from '@/lib/format.ts';
import { type CountedPost, useReactions } from '../reactions/use-reactions.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useNearby } from './use-nearby.ts';

const CommentsThread = lazy(async () => ({ default: (await import('./comments-thread.tsx')).CommentsThread }));

interface CommentsProps {
  readonly post: CountedPost;
  /** The section, for those who lead to it. */
  readonly section: RefObject<HTMLElement | null>;
}

/** What readers say. The served page has the heading and the count; the rest comes when the reader comes near. */
export function Comments({ post, section }: CommentsProps) {
  const { reactions } = useReactions(post);
  const isNear = useNearby(section);
  return (
    <section
      ref={section}
      id="comments"
      aria-labelledby="comments-title"
      tabIndex={-1}
      className="mt-14 border-t border-border pt-10 outline-none print:hidden"
    >
      <h2 id="comments-title" className="mb-6 text-3xl">
        Comments <span className="text-muted tabular-nums">{formatCount(reactions.comments)}</span>
      </h2>
      {isNear ? (
        <Suspense fallback={<ThreadSkeleton />}>
          <CommentsThread key={post.id} postId={post.id} />
        </Suspense>
      ) : (
        <ThreadSkeleton />
      )}
    </section>
  );
}

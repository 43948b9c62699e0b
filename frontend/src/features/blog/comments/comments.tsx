import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useNearby } from '@/hooks/use-nearby.ts';
import { formatCount } from '@/lib/format.ts';
import { type CountedPost, useReactions } from '../reactions/use-reactions.ts';

// The article is already shown: a failure to load this section must not remove it.
const CommentsThread = lazy(() =>
  import('./comments-thread.tsx').then(
    (file) => ({ default: file.CommentsThread }),
    () => ({ default: NotLoaded }),
  ),
);

/** Reserves the space of the form and two comments; it is out of view while empty. */
const RESERVED = <div className="h-150" />;

interface CommentsProps {
  readonly post: CountedPost;
  /** The section element, for links that scroll to it. */
  readonly section: RefObject<HTMLElement | null>;
}

/**
 * The comments. The server-rendered page has the heading and the count; the rest loads when scrolled near, or shortly
 * after start, so that the form always becomes available, signed in or not.
 */
export function Comments({ post, section }: CommentsProps) {
  const { reactions } = useReactions(post);
  const isNear = useNearby(section);
  const isRested = useRest();
  return (
    <section
      ref={section}
      id="comments"
      aria-labelledby="comments-title"
      tabIndex={-1}
      className="below-fold mt-14 border-t border-border pt-10 outline-none print:hidden"
    >
      <h2 id="comments-title" className="mb-6 text-3xl">
        Comments <span className="text-muted-foreground tabular-nums">{formatCount(reactions.comments)}</span>
      </h2>
      {isNear || isRested ? (
        <Suspense fallback={RESERVED}>
          <CommentsThread
            key={post.id}
            postId={post.id}
            onDeleted={() => section.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      ) : (
        RESERVED
      )}
    </section>
  );
}

const REST_MS = 1_000;

/** Whether the start of the page is over. */
function useRest(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

function NotLoaded() {
  return <p className="text-muted-foreground">The comments could not be loaded. Reload the page to see them.</p>;
}

import { Trans } from '@lingui/react/macro';
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useNearViewport } from '@/hooks/use-near-viewport.ts';
import { formatCount } from '@/lib/format.ts';
import { type PostWithCounts, useReactions } from '../reactions/use-reactions.ts';

// The article is already shown: a failure to load this section must not remove it.
const CommentsThread = lazy(() =>
  import('./comments-thread.tsx').then(
    (file) => ({ default: file.CommentsThread }),
    () => ({ default: NotLoaded }),
  ),
);

/** Reserves the space of the form and two comments; it is out of view while empty. */
const RESERVED_HEIGHT = <div className="h-150" />;

interface CommentsProps {
  readonly post: PostWithCounts;
  /** The section element, for links that scroll to it. */
  readonly section: RefObject<HTMLElement | null>;
}

/**
 * The comments. The server-rendered page has the heading and the count; the rest loads when scrolled near, or shortly
 * after start, so that the form always becomes available, signed in or not.
 */
export function Comments({ post, section }: CommentsProps) {
  const { reactions } = useReactions(post);
  const isNear = useNearViewport(section);
  const isRested = useScrollIdle();
  return (
    <section
      ref={section}
      id="comments"
      aria-labelledby="comments-title"
      tabIndex={-1}
      className="below-fold mt-14 border-t border-border pt-10 outline-none print:hidden"
    >
      <h2 id="comments-title" className="mb-6 text-3xl">
        <Trans>
          Comments <span className="text-muted-foreground tabular-nums">{formatCount(reactions.comments)}</span>
        </Trans>
      </h2>
      {isNear || isRested ? (
        <Suspense fallback={RESERVED_HEIGHT}>
          <CommentsThread
            key={post.id}
            postId={post.id}
            onDeleted={() => section.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      ) : (
        RESERVED_HEIGHT
      )}
    </section>
  );
}

const DEBOUNCE_MS = 1_000;

/** Whether the start of the page is over. */
function useScrollIdle(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

function NotLoaded() {
  return (
    <p className="text-muted-foreground">
      <Trans>The comments could not be loaded. Reload the page to see them.</Trans>
    </p>
  );
}

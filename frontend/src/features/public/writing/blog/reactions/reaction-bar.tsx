import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { Bookmark, Heart, type LucideIcon, MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatCount } from '@/lib/format.ts';
import { type PostWithCounts, useReactions } from './use-reactions.ts';

interface ReactionBarProps {
  readonly post: PostWithCounts;
  /** Scrolls to the comments. */
  readonly onComments: () => void;
}

/** The reactions of an article, on the cover's dark background. */
export function ReactionBar({ post, onComments }: ReactionBarProps) {
  const { reactions, press } = useReactions(post);
  const { likes, saves, comments, liked, saved } = reactions;
  return (
    <div className="-ms-2 flex flex-wrap lg:-ms-3 lg:gap-x-1 print:hidden">
      <Reaction
        icon={Heart}
        label={t`Likes`}
        count={likes}
        pressed={liked}
        onPress={() => press({ reaction: 'like', on: !liked })}
      />
      <Reaction icon={MessageCircle} label={t`Comments`} count={comments} onPress={onComments} />
      <Reaction
        icon={Bookmark}
        label={t`Save`}
        count={saves || undefined}
        pressed={saved}
        onPress={() => press({ reaction: 'save', on: !saved })}
      />
    </div>
  );
}

interface ReactionProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly count: number | undefined;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

function Reaction({ icon: Icon, label, count, pressed, onPress }: ReactionProps) {
  // The second half of a double click must not undo what the first half did.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail < 2) onPress();
  };
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm lg:gap-2 lg:px-3 font-semibold text-deep-foreground transition-colors hover:bg-deep-line/25 active:translate-y-px aria-pressed:text-marigold"
    >
      <Icon className={clsx('size-5 shrink-0', pressed && 'fill-current')} aria-hidden="true" />
      <span>
        <span>{label}</span>
        {count === undefined ? null : (
          <>
            {' '}
            <span className="tabular-nums">{formatCount(count)}</span>
          </>
        )}
      </span>
    </button>
  );
}

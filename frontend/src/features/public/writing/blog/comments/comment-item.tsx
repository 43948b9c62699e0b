import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Comment } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';

interface CommentItemProps {
  readonly comment: Comment;
  readonly onDelete: () => void;
}

/** One comment. User text is rendered as text, each paragraph in the direction of its own script. */
export function CommentItem({
  comment: { author, avatar, studio, text, status, own, created_at },
  onDelete,
}: CommentItemProps) {
  return (
    <article aria-label={t`Comment by ${author}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <PersonAvatar name={author} src={avatar} className="size-10 text-sm" />
      <div className="min-w-0">
        <header className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <bdi lang={detectLanguage(author)} className="max-w-full font-semibold wrap-anywhere">
            {author}
          </bdi>
          {studio ? (
            <Badge variant="soft">
              <Trans>Studio</Trans>
            </Badge>
          ) : null}
          {status === 'pending' ? (
            <Badge variant="warning">
              <Trans>Awaiting approval</Trans>
            </Badge>
          ) : null}
          <time dateTime={created_at} className="text-muted-foreground tabular-nums">
            {formatDate(created_at)}
          </time>
        </header>
        <p
          lang={detectLanguage(text)}
          className="each-direction mt-2 leading-relaxed wrap-anywhere whitespace-pre-line"
        >
          {text}
        </p>
        {own ? (
          <Button variant="ghost" size="sm" onClick={onDelete} className="mt-1.5 -ms-3.5">
            <Trans>Delete</Trans>
          </Button>
        ) : null}
      </div>
    </article>
  );
}

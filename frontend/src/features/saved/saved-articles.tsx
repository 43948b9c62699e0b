import { BookmarkX } from 'lucide-react';
import type { PostCard as Post } from '@/api/generated/model.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { PostCard } from '../blog/post-card.tsx';
import { SavedList, type SavedQuery } from './saved-list.tsx';
import type { SavedPath } from './saved-page.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { UndoPlaceholder } from './undo-placeholder.tsx';
import { useSavedArticles } from './use-saved-articles.ts';

interface SavedArticlesProps {
  readonly path: SavedPath;
  readonly query: SavedQuery<Post>;
}

/** The saved articles; a removed one leaves a placeholder with an undo button. */
export function SavedArticles({ path, query }: SavedArticlesProps) {
  const { isSaved, setSaved } = useSavedArticles();
  return (
    <SavedList
      path={path}
      query={query}
      show="articles"
      invitation="Tap Save on an article to keep it here."
      skeleton={<SavedSkeleton />}
    >
      {(post) =>
        isSaved(post.id) ? (
          <div className="relative">
            <PostCard post={post} variant="third" heading="h3" />
            <IconButton
              icon={BookmarkX}
              label={`Remove ${post.title} from the saved articles`}
              onClick={() => setSaved(post.id, false)}
              className="absolute top-2 right-2 z-10 border border-border bg-card"
            />
          </div>
        ) : (
          <UndoPlaceholder title={post.title} onUndo={() => setSaved(post.id, true)} />
        )
      }
    </SavedList>
  );
}

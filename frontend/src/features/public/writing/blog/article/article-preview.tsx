import type { Post } from '@/api/generated/model.ts';
import { ArticleText } from './article-text.tsx';
import { Cover } from './cover.tsx';

interface ArticlePreviewProps {
  readonly post: Pick<
    Post,
    'title' | 'excerpt' | 'content' | 'html' | 'category' | 'tags' | 'author' | 'date' | 'readTime' | 'image'
  >;
}

/** Cover and text of an article with nothing around them: a preview before publication. */
export function ArticlePreview({ post }: ArticlePreviewProps) {
  return (
    <>
      <Cover post={post} />
      <div className="mx-auto max-w-[38rem] px-5 py-10 sm:px-8">
        <ArticleText post={post} />
      </div>
    </>
  );
}

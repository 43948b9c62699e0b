import { createFileRoute } from '@tanstack/react-router';
import { ArticleLoader } from '@/features/admin/articles/article-loader.tsx';
import type { ArticleParts } from '@/features/admin/articles/article-screen.tsx';
import { ArticleProof } from '@/features/blog/article/article-proof.tsx';
import { listCategories, sideCategories } from '@/features/blog/blog-categories.ts';
import { searchChoice } from '@/lib/search-text.ts';

/** The first chip stands for no category. */
const [, ...chips] = listCategories;
const parts: ArticleParts = {
  renderArticle: (post) => <ArticleProof post={post} />,
  categories: [...new Set([...chips, ...sideCategories])],
};

interface ArticleSearch {
  view?: 'preview' | undefined;
}

export const Route = createFileRoute('/admin/_area/content/articles/$id')({
  validateSearch: (search: Record<string, unknown>): ArticleSearch => ({
    view: searchChoice(search.view, ['preview'] as const),
  }),
  component: AdminArticlePage,
});

function AdminArticlePage() {
  const { id } = Route.useParams();
  const { view } = Route.useSearch();
  return <ArticleLoader id={id} preview={view === 'preview'} parts={parts} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { WRITING_VIEWS, type WritingView } from '@/features/admin/kit/writing/view.ts';
import { ArticleLoader } from '@/features/admin/writing/articles/article-loader.tsx';
import type { ArticleRenderers } from '@/features/admin/writing/articles/article-screen.tsx';
import { ArticlePreview } from '@/features/public/writing/blog/article/article-preview.tsx';
import { searchOption } from '@/lib/search-text.ts';

const parts: ArticleRenderers = {
  renderArticle: (post) => <ArticlePreview post={post} />,
};

interface ArticleSearch {
  view?: WritingView;
}

export const Route = createFileRoute('/admin/_area/content/articles/$id')({
  validateSearch: (search: Record<string, unknown>): ArticleSearch => ({
    view: searchOption(search.view, WRITING_VIEWS),
  }),
  component: AdminArticlePage,
});

function AdminArticlePage() {
  const { id } = Route.useParams();
  const { view } = Route.useSearch();
  return <ArticleLoader id={id} view={view} renderers={parts} />;
}

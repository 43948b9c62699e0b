import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { searchPage, searchText } from '@/lib/search-text.ts';
import { headOf } from './-context.ts';

const DESCRIPTION = 'Articles about the apps we make and what we learn on the way.';

interface BlogSearch {
  search?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  page?: number | undefined;
}

export const Route = createFileRoute('/blog/')({
  validateSearch: (search: Record<string, unknown>): BlogSearch => ({
    search: searchText(search.search),
    category: searchText(search.category, 60),
    tag: searchText(search.tag, 60),
    page: searchPage(search.page),
  }),
  head: ({ match: { context } }) => headOf(context, { title: 'Blog', description: DESCRIPTION, path: '/blog' }),
  component: BlogPage,
});

function BlogPage() {
  return <UpcomingScreen title="Blog" line={DESCRIPTION} />;
}

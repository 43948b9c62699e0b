import { createFileRoute } from '@tanstack/react-router';
import { ProductSort } from '@/api/generated/model/productSort.ts';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { searchChoice, searchPage, searchText } from '@/lib/search-text.ts';
import { headOf } from './-context.ts';

const DESCRIPTION = 'Calendars, courses, design files and tools made by the studio.';

interface ProductsSearch {
  search?: string | undefined;
  category?: string | undefined;
  sort?: ProductSort | undefined;
  page?: number | undefined;
}

export const Route = createFileRoute('/products')({
  validateSearch: (search: Record<string, unknown>): ProductsSearch => ({
    search: searchText(search.search),
    category: searchText(search.category, 60),
    sort: searchChoice(search.sort, Object.values(ProductSort)),
    page: searchPage(search.page),
  }),
  head: ({ match: { context } }) => headOf(context, { title: 'Products', description: DESCRIPTION, path: '/products' }),
  component: ProductsPage,
});

function ProductsPage() {
  return <UpcomingScreen title="Products" line={DESCRIPTION} />;
}

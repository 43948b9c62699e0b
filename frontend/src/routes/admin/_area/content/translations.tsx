import { createFileRoute } from '@tanstack/react-router';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import {
  TranslationsPage,
  type TranslationsSearch,
} from '@/features/admin/translations/translations/translations-page.tsx';

export const Route = createFileRoute('/admin/_area/content/translations')({
  validateSearch: uncheckedSearch<TranslationsSearch>,
  component: AdminTranslationsPage,
});

function AdminTranslationsPage() {
  return <TranslationsPage search={Route.useSearch()} />;
}

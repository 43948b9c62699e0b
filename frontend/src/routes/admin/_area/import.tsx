import { createFileRoute } from '@tanstack/react-router';
import { readImportSearch } from '@/features/admin/operations/imports/import-search.ts';
import { ImportsPage } from '@/features/admin/operations/imports/imports-page.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/import')({
  validateSearch: readImportSearch,
  head: privateHead('Import'),
  component: AdminImport,
});

function AdminImport() {
  return <ImportsPage search={Route.useSearch()} />;
}

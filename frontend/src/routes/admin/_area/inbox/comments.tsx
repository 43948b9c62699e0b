import { createFileRoute } from '@tanstack/react-router';
import type { ContentSearch } from '@/features/admin/kit/content/content-search.ts';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { CommentsSection } from '@/features/admin/writing/comments/comments-section.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/inbox/comments')({
  validateSearch: uncheckedSearch<ContentSearch>,
  head: privateHead('Comments'),
  component: AdminCommentsPage,
});

function AdminCommentsPage() {
  return <CommentsSection search={Route.useSearch()} />;
}

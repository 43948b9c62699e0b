import { createFileRoute } from '@tanstack/react-router';
import { WRITING_VIEWS, type WritingView } from '@/features/admin/kit/writing/view.ts';
import { CaseStudyLoader } from '@/features/admin/writing/case-studies/case-study-loader.tsx';
import type { RenderCaseStudy } from '@/features/admin/writing/case-studies/case-study-screen.tsx';
import { CaseStudyPreview } from '@/features/public/writing/case-studies/case-study-preview.tsx';
import { searchOption, searchText } from '@/lib/search-text.ts';

const render: RenderCaseStudy = (draft, html) => <CaseStudyPreview draft={draft} html={html} />;

interface CaseStudySearch {
  view?: WritingView;
  project?: string | undefined;
}

export const Route = createFileRoute('/admin/_area/content/case-studies/$id')({
  validateSearch: (search: Record<string, unknown>): CaseStudySearch => ({
    view: searchOption(search.view, WRITING_VIEWS),
    project: searchText(search.project, 36),
  }),
  component: AdminCaseStudyPage,
});

function AdminCaseStudyPage() {
  const { id } = Route.useParams();
  const { view, project } = Route.useSearch();
  return <CaseStudyLoader id={id} project={project} view={view} render={render} />;
}

import { Link } from '@tanstack/react-router';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetCaseStudy } from '@/api/generated/admin-case-studies/admin-case-studies.ts';
import { useAdminGetLead } from '@/api/generated/admin-leads/admin-leads.ts';
import { useAdminGetWorkingCopy } from '@/api/generated/admin-writing/admin-writing.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useCan } from '../../kit/use-can.ts';
import type { WritingView } from '../../kit/writing/view.ts';
import { CaseStudyScreen, type RenderCaseStudy } from './case-study-screen.tsx';

interface CaseStudyLoaderProps {
  /** Id of the case study, or 'new'. */
  readonly id: string;
  /** The project that a new one is about. */
  readonly project: string | undefined;
  readonly view: WritingView;
  readonly render: RenderCaseStudy;
}

/** Loads the case study to be edited. */
export function CaseStudyLoader({ id, project, view, render }: CaseStudyLoaderProps) {
  const can = useCan();
  const isNew = id === 'new';
  const { data, error: missing } = useAdminGetCaseStudy(id, { query: { enabled: !isNew } });
  const isOfProject = isNew && project !== undefined && can('adminGetLead');
  // A new case study can also be written without its project.
  const lead = useAdminGetLead(project ?? '', { query: { enabled: isOfProject } });
  // Always uses the latest working copy, never a cached one.
  const { data: workingCopy, error: workingCopyError } = useAdminGetWorkingCopy('case-studies', id, {
    query: { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  });
  const error = missing ?? workingCopyError;
  const isReady = isNew ? !isOfProject || !lead.isPending : data !== undefined;
  if (workingCopy && isReady)
    return (
      <CaseStudyScreen
        key={id}
        study={data ?? null}
        lead={lead.data ?? null}
        view={view}
        workingCopy={workingCopy.copy}
        render={render}
      />
    );
  if (!error) {
    return (
      <div className="grid place-items-center py-32">
        <Spinner label="Loading the case study" />
      </div>
    );
  }
  return (
    <EmptyState
      scene="lost"
      title={
        isNotFound(error) ? 'This case study no longer exists' : errorMessage(error, 'Failed to fetch the case study')
      }
      action={
        <Link
          to="/admin/content/$page"
          params={{ page: 'case-studies' }}
          activeOptions={{ exact: true }}
          className={buttonVariants()}
        >
          Back to case studies
        </Link>
      }
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { Fragment } from 'react';
import { CarePlan } from '@/features/admin/projects/hours/care-plan.tsx';
import { ProjectHours } from '@/features/admin/projects/hours/project-hours.tsx';
import { LeadPage } from '@/features/admin/projects/leads/lead-page.tsx';
import { ProjectMilestones } from '@/features/admin/projects/milestones/project-milestones.tsx';
import { LeadOrganisation } from '@/features/admin/projects/organisations/lead-organisation.tsx';
import { ProjectRoom } from '@/features/admin/projects/projects/project-room.tsx';
import { LeadQuotes } from '@/features/admin/projects/quotes/lead-quotes.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/inbox/projects/$id')({
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Project'),
  component: AdminLeadPage,
});

function AdminLeadPage() {
  const { id } = Route.useParams();
  return (
    <LeadPage
      id={id}
      renderOrganisation={(lead) => <LeadOrganisation lead={lead.id} organisation={lead.organisation} />}
      quotes={
        <Fragment key={id}>
          <ProjectRoom lead={id} />
          <ProjectMilestones lead={id} />
          <ProjectHours lead={id} />
          <CarePlan lead={id} />
          <LeadQuotes lead={id} />
        </Fragment>
      }
    />
  );
}

import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetSite } from '@/api/generated/admin-site/admin-site.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { NO_CACHE } from '../../kit/use-draft-form.ts';
import type { SectionConfig } from './site-field.ts';
import { SiteForm } from './site-form.tsx';
import { siteSections } from './site-sections.ts';
import { topicSection } from './topic-labels.ts';
import { TopicsForm } from './topics-form.tsx';

interface SiteSectionProps {
  readonly sectionConfig: SectionConfig;
}

const LINK =
  'flex min-h-10 items-center rounded-md px-3 text-sm font-medium text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:text-foreground';

/** The owner's texts of the site: the list of sections next to the form of one of them. */
export function SiteSection({ sectionConfig }: SiteSectionProps) {
  const navigate = useNavigate();
  const query = useAdminGetSite({ query: NO_CACHE });
  const [round, setRound] = useState(0);
  const reload = async () => {
    await query.refetch();
    setRound((now) => now + 1);
  };
  return (
    <ContentFrame section="site">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label="Site" className="max-lg:hidden">
          <ul className="sticky top-4 grid gap-0.5">
            {siteSections.map(({ id, label }) => (
              <li key={id}>
                <Link
                  to="/admin/content/site/$part"
                  params={{ part: id }}
                  aria-current={id === sectionConfig.id ? 'page' : undefined}
                  className={LINK}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:hidden">
          <SelectField
            name="site-part"
            label="Section"
            value={sectionConfig.id}
            options={siteSections.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ currentTarget }) =>
              void navigate({ to: '/admin/content/site/$part', params: { part: currentTarget.value } })
            }
          />
        </div>
        <div className="min-w-0">
          <h2 className="text-2xl">{sectionConfig.label}</h2>
          <p className="mt-1.5 mb-6 max-w-[42rem] text-sm text-muted-foreground">{sectionConfig.line}</p>
          <QueryState
            failure={ErrorPage}
            query={query}
            loading="Loading the site"
            skeleton={<FormSkeleton />}
            toMessage={(error) => errorMessage(error, 'Failed to fetch the site')}
          >
            {(site) => {
              const shared = { sectionConfig, site, onReload: () => void reload() };
              const key = `${sectionConfig.id} ${round}`;
              const names = topicSection(sectionConfig);
              return names ? <TopicsForm key={key} section={names} {...shared} /> : <SiteForm key={key} {...shared} />;
            }}
          </QueryState>
        </div>
      </div>
    </ContentFrame>
  );
}

const FormSkeleton = () => (
  <div aria-hidden="true" className="grid max-w-[42rem] gap-6">
    {['h-16', 'h-28', 'h-20', 'h-24'].map((height) => (
      <Skeleton key={height} className={`w-full ${height}`} />
    ))}
  </div>
);

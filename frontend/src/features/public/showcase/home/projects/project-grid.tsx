import { plural, t } from '@lingui/core/macro';
import type { ProductCard } from '@/api/generated/model.ts';
import { ProjectCard } from '@/components/product/project-card.tsx';
import { projectShape } from './project-shapes.ts';

interface ProjectGridProps {
  readonly projects: readonly ProductCard[];
}

/** The selected projects in one, two or three columns, with their number for screen readers. */
export function ProjectGrid({ projects }: ProjectGridProps) {
  const count = projects.length;
  return (
    <>
      <p
        role="status"
        className={count > 0 ? 'sr-only' : 'mt-6 border-t border-border py-10 text-lg text-muted-foreground lg:mt-8'}
      >
        {count > 0 ? plural(count, { one: '# project', other: '# projects' }) : t`No projects found in this category.`}
      </p>
      {count > 0 ? (
        <ul className="projects mt-6 lg:mt-8">
          {projects.map((project, index) => (
            <li key={project.id}>
              <ProjectCard project={project} shape={projectShape(index, count)} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

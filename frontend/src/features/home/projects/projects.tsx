import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useListProducts } from '@/api/generated/products/products.ts';
import { Container } from '@/components/ui/container.tsx';
import { moreLinkClass } from '@/components/ui/more-link-class.ts';
import { CategoryChips } from './category-chips.tsx';
import { LATEST_PROJECTS } from './latest-projects.ts';
import { ALL_PROJECTS, type ProjectCategory, projectsIn } from './project-filter.ts';
import { ProjectGrid } from './project-grid.tsx';

/** The newest work, by category. A catalogue that is larger than the page asks the server for the rest of a category. */
export function Projects() {
  const [category, setCategory] = useState<ProjectCategory>(ALL_PROJECTS);
  const { data: latest } = useListProducts(LATEST_PROJECTS);
  const more = latest !== undefined && latest.total > latest.items.length && category !== ALL_PROJECTS;
  const { data: found } = useListProducts({ ...LATEST_PROJECTS, category }, { query: { enabled: more } });
  const projects = (more && found?.items) || projectsIn(latest?.items ?? [], category);

  return (
    <section
      aria-labelledby="projects"
      className="below-fold below-fold-175 sm:below-fold-133 lg:below-fold-104 pt-(--rhythm)"
    >
      <Container>
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 lg:mb-9">
          <h2 id="projects" className="max-w-[13ch] text-5xl tracking-[-0.02em]">
            Explore Our Latest Projects
          </h2>
          <Link to="/products" className={moreLinkClass}>
            All products
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
        <CategoryChips current={category} onChoose={setCategory} />
        <ProjectGrid projects={projects} />
      </Container>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useGetHome } from '@/api/generated/home/home.ts';
import { useListProducts } from '@/api/generated/products/products.ts';
import { Container } from '@/components/ui/container.tsx';
import { moreLinkClass } from '@/components/ui/more-link-class.ts';
import { ALL_PROJECTS, CategoryChips } from './category-chips.tsx';
import { LATEST_PROJECTS } from './latest-projects.ts';
import { ProjectGrid } from './project-grid.tsx';

/**
 * The newest work, by category. If the catalogue is larger than the page has loaded, the rest of a category is fetched.
 */
export function Projects() {
  const [category, setCategory] = useState(ALL_PROJECTS);
  const { data: latest } = useListProducts(LATEST_PROJECTS);
  const more = latest !== undefined && latest.total > latest.items.length && category !== ALL_PROJECTS;
  const { data: results } = useListProducts({ ...LATEST_PROJECTS, category }, { query: { enabled: more } });
  const known = latest?.items.filter((project) => category === ALL_PROJECTS || project.category === category);
  const projects = (more && results?.items) || known || [];
  const categories = useGetHome().data?.categories ?? [];

  if (latest?.total === 0) return null;
  return (
    <section
      aria-labelledby="projects"
      className="below-fold below-fold-175 sm:below-fold-133 lg:below-fold-104 pt-(--rhythm)"
    >
      <Container>
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 lg:mb-9">
          <h2 id="projects" className="max-w-[13ch] text-5xl tracking-[-0.02em]">
            <Trans>Explore Our Latest Projects</Trans>
          </h2>
          <Link to="/products" className={moreLinkClass}>
            <Trans>All products</Trans>
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
        {categories.length > 0 ? (
          <CategoryChips categories={categories} current={category} onChoose={setCategory} />
        ) : null}
        <ProjectGrid projects={projects} />
      </Container>
    </section>
  );
}

/** The chip that shows everything. */
export const ALL_PROJECTS = 'All Projects';

/** The chips in their order; every other one names a category of the catalogue exactly. */
export const projectCategories = [
  ALL_PROJECTS,
  'Android Applications',
  'Windows Applications',
  'iOS Applications',
  'Graphics Design',
  'Scripts',
  'Plugins',
] as const;

export type ProjectCategory = (typeof projectCategories)[number];

/** The projects of one category, in the order given. */
export function projectsIn<Project extends { readonly category: string }>(
  projects: readonly Project[],
  category: ProjectCategory,
): readonly Project[] {
  return category === ALL_PROJECTS ? projects : projects.filter((project) => project.category === category);
}

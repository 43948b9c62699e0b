import { drawingRegister } from './case-studies/drawing-register.ts';
import { mangoOrders } from './case-studies/mango-orders.ts';
import rendered from './case-studies/rendered.json' with { type: 'json' };
import { schoolAdmissions } from './case-studies/school-admissions.ts';
import type { CaseStudyContent, CaseStudySource } from './types.ts';

/** In the order of their ids, which is also the order in which visitors see them. */
export const caseStudySources: CaseStudySource[] = [schoolAdmissions, drawingRegister, mangoOrders];

const html: Record<string, string | undefined> = rendered;

/** With their rendered HTML, as the articles. */
export const caseStudies: CaseStudyContent[] = caseStudySources.map((study) => ({
  ...study,
  html: html[study.id] ?? '',
}));

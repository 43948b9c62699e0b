import type { CaseStudySource } from '../types.ts';
import { drawingRegister } from './case-studies/drawing-register.ts';
import { mangoOrders } from './case-studies/mango-orders.ts';
import { schoolAdmissions } from './case-studies/school-admissions.ts';
import type { Translated } from './translated.ts';

/** By id of the case study. */
export const banglaCaseStudies: Readonly<Record<number, Translated<CaseStudySource> | undefined>> = {
  1: schoolAdmissions,
  2: drawingRegister,
  3: mangoOrders,
};

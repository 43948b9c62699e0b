import { type AdminGuide, AdminGuideStepId } from '@/api/generated/model.ts';

/** The guide of a site with these steps done. */
export const openGuide = (done: readonly AdminGuideStepId[]): AdminGuide => ({
  folded: false,
  mail: 'smtp',
  steps: Object.values(AdminGuideStepId).map((id) => ({ id, done: done.includes(id) })),
});

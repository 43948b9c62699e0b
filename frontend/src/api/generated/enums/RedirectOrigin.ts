/**
 * `manual`: added by hand; `slug`: former address of an article, page or case study, redirected automatically
 */
export type RedirectOrigin = typeof RedirectOrigin[keyof typeof RedirectOrigin];


export const RedirectOrigin = {
  manual: 'manual',
  slug: 'slug',
} as const;

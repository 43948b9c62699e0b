/**
 * What an administrator's work is: everything (the owner), or an area. The scopes beside `super_admin` in the `security`
 * of an operation name the areas that reach it; `all` reaches every one, and `any` there means every administrator.
 */
export type AdminRight = typeof AdminRight[keyof typeof AdminRight];


export const AdminRight = {
  all: 'all',
  content: 'content',
  support: 'support',
  accounting: 'accounting',
} as const;

/**
 * Area of the administration that an account may use. `all` is the owner's right to everything. The scopes beside `super_admin` in an operation's `security` name the areas that may call it; `all` may call every operation, and the scope `any` stands for every administrator.
 */
export type AdminRight = typeof AdminRight[keyof typeof AdminRight];


export const AdminRight = {
  all: 'all',
  content: 'content',
  support: 'support',
  accounting: 'accounting',
} as const;

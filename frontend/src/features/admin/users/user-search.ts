export const statuses = ['active', 'suspended'] as const;
export const roles = ['customer', 'super_admin'] as const;

/** What the address says about the list. */
export interface UserSearch {
  search?: string | undefined;
  status?: (typeof statuses)[number] | undefined;
  role?: (typeof roles)[number] | undefined;
}

type PostStatus = 'draft' | 'scheduled' | 'published';

const POST_ACTIONS = { draft: 'unpublish', scheduled: 'schedule', published: 'publish' } as const;

/** What a save did to an article. */
export const toPostAction = (before: PostStatus, after: PostStatus) =>
  before === after ? 'update' : POST_ACTIONS[after];

interface User {
  status: string;
}

/** What a save did to an account; administrators search for suspending and activating. */
export function toUserAction(before: User, after: User) {
  if (before.status === after.status) return 'user.update' as const;
  return after.status === 'suspended' ? ('user.suspend' as const) : ('user.activate' as const);
}

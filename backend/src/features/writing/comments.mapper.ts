import type { Comment } from '../../../../contract/generated/model.ts';
import { avatarUrl } from '../accounts/user.mapper.ts';
import type { CommentRow } from './comments.repository.ts';

/** Shown as the author when the account has been erased. */
const FORMER_MEMBER = 'Former member';

/** Row to the contract's comment, as shown to this reader. */
export function toComment(row: CommentRow, readerId: string | null): Comment {
  return {
    id: row.id,
    author: row.name ?? row.guest_name ?? FORMER_MEMBER,
    avatar: row.avatar === null ? null : avatarUrl(row.avatar),
    studio: row.role === 'super_admin',
    text: row.text,
    status: row.status === 'approved' ? 'approved' : 'pending',
    own: readerId !== null && row.user_id === readerId,
    created_at: row.created_at.toISOString(),
  };
}

import { session } from '@/session/session.ts';

/** Whether a text is a reply, which is emailed to the customer, or an internal note. */
export type ReplyMode = 'answer' | 'note';

interface UnsentReply {
  readonly mode: ReplyMode;
  readonly text: string;
}

const unsent = new Map<string, UnsentReply>();
let writer: string | undefined;

/** Drafts of the signed-in user: the next user of this device must not read them. */
function own(): Map<string, UnsentReply> {
  const user = session.read().user?.id;
  if (user !== writer) unsent.clear();
  writer = user;
  return unsent;
}

/** Unsent drafts by conversation: switching to the next one must neither lose a draft nor turn a note into a reply. */
export const unsentReplies = {
  get: (conversation: string): UnsentReply | undefined => own().get(conversation),
  set: (conversation: string, reply: UnsentReply): void => void own().set(conversation, reply),
  delete: (conversation: string): void => void own().delete(conversation),
};

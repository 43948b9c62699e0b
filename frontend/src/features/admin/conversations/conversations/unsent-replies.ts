import { session } from '@/session/session.ts';

/** Whether a text is a reply, which is emailed to the customer, or an internal note. */
export type ReplyMode = 'answer' | 'note';

interface UnsentReply {
  readonly mode: ReplyMode;
  readonly text: string;
}

const unsent = new Map<string, UnsentReply>();
let writer: string | undefined;

/** Those of the person who is signed in: the next one on this device must not read them. */
function own(): Map<string, UnsentReply> {
  const user = session.read().user?.id;
  if (user !== writer) unsent.clear();
  writer = user;
  return unsent;
}

/** What was typed and not sent, by conversation: going on to the next one must not lose it, nor make a reply of a note. */
export const unsentReplies = {
  get: (conversation: string): UnsentReply | undefined => own().get(conversation),
  set: (conversation: string, reply: UnsentReply): void => void own().set(conversation, reply),
  delete: (conversation: string): void => void own().delete(conversation),
};

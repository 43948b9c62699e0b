import { CircleCheck, Mail, OctagonX, Undo2 } from 'lucide-react';
import type { AdminMessage, MessageStatus } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { langOf } from '@/lib/lang-of.ts';
import { sentAt } from '../kit/sent-at.ts';
import { SideSheet } from '../kit/side-sheet.tsx';

interface MessageSheetProps {
  readonly message: AdminMessage;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly busy: boolean;
  readonly onMark: (status: MessageStatus) => void;
}

const replyTo = ({ email, subject, name, message }: AdminMessage): string => {
  const quoted = message.replaceAll(/^/gm, '> ');
  const text = new URLSearchParams({ subject: `Re: ${subject}`, body: `Hello ${name},\n\n\n\n${quoted}` });
  // Mail programs read plus signs as they are.
  return `mailto:${encodeURIComponent(email)}?${String(text).replaceAll('+', '%20')}`;
};

/** One message in full, with what can be done about it. */
export function MessageSheet({ message, open, onClose, busy, onMark }: MessageSheetProps) {
  const { name, email, subject, status, createdAt } = message;
  return (
    <SideSheet
      open={open}
      title="Message"
      onClose={onClose}
      footer={
        <>
          {status === 'new' ? null : (
            <Button variant="ghost" disabled={busy} onClick={() => onMark('new')} className="mr-auto">
              <Undo2 aria-hidden="true" />
              Back to new
            </Button>
          )}
          {status === 'spam' ? null : (
            <Button variant="outline" disabled={busy} onClick={() => onMark('spam')}>
              <OctagonX aria-hidden="true" />
              Spam
            </Button>
          )}
          {status === 'new' ? (
            <Button variant="outline" disabled={busy} onClick={() => onMark('answered')}>
              <CircleCheck aria-hidden="true" />
              Answered
            </Button>
          ) : null}
          {status === 'spam' ? null : (
            <a href={replyTo(message)} className={buttonVariants()}>
              <Mail aria-hidden="true" />
              Reply
            </a>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatusBadge status={status} />
        <time dateTime={createdAt} className="text-sm text-muted-foreground tabular-nums">
          {sentAt(createdAt)}
        </time>
      </div>
      <h3 className="mt-4 text-xl break-words">{subject}</h3>
      <p className="mt-2 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="block wrap-anywhere text-muted-foreground">{email}</span>
      </p>
      <p
        lang={langOf(message.message)}
        className="each-direction mt-6 border-t border-border pt-6 break-words whitespace-pre-wrap"
      >
        {message.message}
      </p>
    </SideSheet>
  );
}

import { savedReplyIn } from '@contract/rules/saved-replies.ts';
import { useQueryClient } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import {
  adminAddConversationFile,
  getAdminGetConversationQueryKey,
  useAdminAnswerConversation,
  useAdminListCannedTexts,
} from '@/api/generated/admin-conversations/admin-conversations.ts';
import type { AdminConversation, CannedText, Language } from '@/api/generated/model.ts';
import { adminConversationTextTextMax as LONGEST } from '@/api/generated/zod/schemas/adminConversationText.zod.ts';
import { ConversationFileIdsMax } from '@/api/generated/zod/schemas/conversationFileIds.zod.ts';
import { acceptsFiles } from '@/components/conversation/accepts-files.ts';
import { AttachFiles } from '@/components/conversation/attach-files.tsx';
import {
  type AttachmentOptions,
  attachmentsProblem,
  useAttachments,
} from '@/components/conversation/use-attachments.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount } from '@/lib/format.ts';
import { Can } from '../../kit/can.tsx';
import { LANGUAGE_OPTIONS } from '../../kit/language-options.ts';
import { fillTemplate, findPlaceholder } from './conversation-labels.ts';
import { writeCouponReply } from './coupon-code.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { type ReplyMode, unsentReplies } from './unsent-replies.ts';

interface ReplyEditorProps {
  readonly conversation: AdminConversation;
  /** Another administrator replied first: that reply has to be read before sending. */
  readonly onMoved: () => void;
  /** Shows the next conversation; undefined at the end of the list. */
  readonly onNext?: (() => void) | undefined;
}

const attachmentOptions: AttachmentOptions = {
  upload: (file, init) => adminAddConversationFile({ file }, init),
  toMessage: (error) => errorMessage(error, 'Failed to send this file'),
  maxFiles: ConversationFileIdsMax,
};

const MODES = [
  { value: 'answer', label: 'Reply' },
  { value: 'note', label: 'Note' },
] as const;
const HELP = {
  answer: 'Sent by email with a link to this conversation.',
  note: 'Internal note. Customers never see it.',
};

interface SavedReplySelectProps {
  readonly replies: readonly CannedText[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onChoose: (reply: CannedText) => void;
}

/** The saved replies in one language; an untranslated one is marked as such and inserted in English. */
function SavedReplySelect({ replies, language, onLanguage, onChoose }: SavedReplySelectProps) {
  const nameOf = (reply: CannedText) =>
    savedReplyIn(reply, language) === undefined ? `${reply.title} (English)` : reply.title;
  return (
    <>
      <NativeSelect
        aria-label="Language of saved replies"
        value={language}
        onChange={({ currentTarget: { value } }) => {
          const chosen = LANGUAGE_OPTIONS.find((one) => one.value === value);
          if (chosen) onLanguage(chosen.value);
        }}
      >
        {LANGUAGE_OPTIONS.map(({ value, label }) => (
          <NativeSelectOption key={value} value={value}>
            {label}
          </NativeSelectOption>
        ))}
      </NativeSelect>
      <div className="min-w-0 grow basis-48 sm:max-w-72">
        <NativeSelect
          aria-label="Insert saved reply"
          value=""
          onChange={({ currentTarget: { value } }) => {
            const reply = replies.find(({ id }) => id === value);
            if (reply) onChoose(reply);
          }}
        >
          <NativeSelectOption value="">Insert saved reply…</NativeSelectOption>
          {replies.map((reply) => (
            <NativeSelectOption key={reply.id} value={reply.id}>
              {nameOf(reply)}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </div>
    </>
  );
}

/** Replies by email or adds a note. If sending fails, the text stays. */
export function ReplyEditor({ conversation, onMoved, onNext }: ReplyEditorProps) {
  const { id, version } = conversation;
  const [unsent] = useState(() => unsentReplies.get(id));
  const [mode, setMode] = useState<ReplyMode>(unsent?.mode ?? 'answer');
  const [language, setLanguage] = useState<Language>(conversation.language ?? 'en');
  const [couponOpen, setCouponOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const { show } = useToast();
  const { data: canned } = useAdminListCannedTexts();
  const { mutateAsync } = useAdminAnswerConversation();
  const attachments = useAttachments(attachmentOptions);
  const { busy, failure, problem, form } = useForm({
    fields: ['text'],
    check: ({ text }) => {
      const left = mode === 'answer' ? findPlaceholder(text) : undefined;
      if (text.trim() === '') return { text: mode === 'answer' ? 'Please write a reply' : 'Please write a note' };
      const files = attachmentsProblem(attachments);
      if (files) return { text: files };
      if (left) return { text: `Please replace ${left}: this conversation has no order` };
      return [...text.trim()].length > LONGEST
        ? { text: `Please keep it under ${formatCount(LONGEST)} characters` }
        : {};
    },
    send: async ({ text }, { form: sent, submitter }) => {
      const action = submitter?.getAttribute('name');
      const changed = await mutateAsync({
        id,
        data: { text, note: mode === 'note', close: action === 'close', version, fileIds: attachments.ids },
      });
      client.setQueryData(getAdminGetConversationQueryKey(id), changed);
      unsentReplies.delete(id);
      sent.reset();
      // It returns to a text from before.
      if (field.current) field.current.value = '';
      attachments.clear();
      setMode('answer');
      show({ tone: 'success', text: mode === 'note' ? 'Note added' : 'Reply sent' });
      if (action === 'next') onNext?.();
    },
    toMessage: (error) => {
      if (hasStatus(error, 409)) onMoved();
      return errorMessage(error, 'Failed to send the reply');
    },
  });
  const choose = (next: ReplyMode) => {
    setMode(next);
    unsentReplies.set(id, { mode: next, text: field.current?.value ?? '' });
  };
  const insert = (text: string) => {
    const area = field.current;
    if (!area || text === '') return;
    area.setRangeText(fillTemplate(text, conversation), area.selectionStart, area.selectionEnd, 'end');
    unsentReplies.set(id, { mode, text: area.value });
    area.focus();
  };
  return (
    <>
      <form noValidate aria-label="Reply" className="mt-6 border-t border-border pt-6" {...form}>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <ChoiceGroup legend="Type" name="mode" options={MODES} value={mode} onChange={choose} className="flex" />
          {mode === 'answer' ? (
            <div className="flex min-w-0 grow flex-wrap items-end justify-end gap-2">
              <Can do="adminCreateCoupon">
                <Button variant="outline" aria-haspopup="dialog" className="px-3.5" onClick={() => setCouponOpen(true)}>
                  <TicketPercent aria-hidden="true" />
                  Coupon…
                </Button>
              </Can>
              {canned && canned.items.length > 0 ? (
                <SavedReplySelect
                  replies={canned.items}
                  language={language}
                  onLanguage={setLanguage}
                  onChoose={(reply) => insert(savedReplyIn(reply, language) ?? reply.text)}
                />
              ) : null}
            </div>
          ) : null}
        </div>
        {failure ? (
          <Banner tone="danger" className="mb-4">
            {failure}
          </Banner>
        ) : null}
        <FieldFrame
          id="answer"
          label={mode === 'answer' ? 'Your reply' : 'Your note'}
          help={HELP[mode]}
          error={problem('text')}
        >
          <Textarea
            ref={field}
            id="answer"
            name="text"
            rows={5}
            dir="auto"
            defaultValue={unsent?.text}
            readOnly={busy}
            onInput={({ currentTarget }) => unsentReplies.set(id, { mode, text: currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            aria-invalid={Boolean(problem('text')) || undefined}
            aria-describedby={noteId('answer')}
            className="grows max-h-96 min-h-32"
            {...acceptsFiles(attachments.add)}
          />
        </FieldFrame>
        <AttachFiles attachments={attachments} disabled={busy} />
        <div className="mt-1 flex flex-wrap gap-2">
          <Button type="submit" busy={busy} aria-keyshortcuts="Control+Enter" title="Ctrl+Enter">
            {mode === 'note' ? 'Add note' : 'Send reply'}
          </Button>
          {mode === 'answer' && onNext ? (
            <Button type="submit" name="next" variant="outline" disabled={busy}>
              Send and next
            </Button>
          ) : null}
          {mode === 'answer' ? (
            <Button type="submit" name="close" variant="outline" disabled={busy}>
              Send and close
            </Button>
          ) : null}
        </div>
      </form>
      {/* Outside of the reply's form: it has one of its own. */}
      <CouponDialog
        open={couponOpen}
        onClose={() => setCouponOpen(false)}
        name={conversation.name}
        sentenceOf={(code, percent) => writeCouponReply(language, code, percent)}
        isAdded={Boolean(unsentReplies.get(id)?.text.trim())}
        onCreated={(sentence, isSent) => {
          insert(sentence);
          if (isSent) field.current?.form?.requestSubmit();
        }}
      />
    </>
  );
}

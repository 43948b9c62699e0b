import type { Language } from '@contract/rules/languages.ts';
import { useNavigate } from '@tanstack/react-router';
import { Eye, EyeOff, Send } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminGetNewsletter,
  useAdminCreateNewsletter,
  useAdminTestNewsletter,
  useAdminUpdateNewsletter,
} from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { AdminNewsletter } from '@/api/generated/model.ts';
import { newsletterTextContentMax, newsletterTextSubjectMax } from '@/api/generated/zod/schemas/newsletterText.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { useAuth } from '@/session/session-context.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LANGUAGE_OPTIONS } from '../../kit/language-options.ts';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { NewsletterPreview } from '../../kit/mail/newsletter-preview.tsx';
import { toTestSent } from '../../kit/mail/test-sent.ts';
import { useCan } from '../../kit/use-can.ts';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { MarkdownField } from '../../kit/writing/markdown-field.tsx';
import { useDraftStorage, useStoredDraft } from '../../kit/writing/use-stored-draft.ts';
import { AudienceFields, AudienceSummary, useAudienceCount } from './audience-fields.tsx';
import {
  checkNewsletter,
  findSendProblem,
  NEWSLETTER_FIELDS,
  toNewsletterDraft,
  toNewsletterInput,
} from './newsletter-draft.ts';
import { NewsletterHead } from './newsletter-head.tsx';
import { SavedAudiences } from './saved-audiences.tsx';
import { SendDialog } from './send-dialog.tsx';

const FORM = 'newsletter-form';
const HELP =
  'A link between empty lines becomes a button. Names can’t be inserted. The report shows orders and revenue of a coupon code in the text.';

interface NewsletterEditorProps {
  /** Null for a new one. */
  readonly newsletter: AdminNewsletter | null;
  /** Outlives the editor, which begins anew with the first save. */
  readonly view: {
    readonly language: Language;
    readonly setLanguage: (language: Language) => void;
    readonly isPreviewing: boolean;
    readonly setIsPreviewing: (isPreviewing: boolean) => void;
  };
  readonly onSent: (newsletter: AdminNewsletter) => void;
}

/** Saving of a draft. */
function useNewsletterForm(newsletter: AdminNewsletter | null) {
  const navigate = useNavigate();
  const { show } = useToast();
  const create = useAdminCreateNewsletter();
  const update = useAdminUpdateNewsletter();
  const tabDraft = useStoredDraft<ReturnType<typeof toNewsletterDraft>>(`newsletter-${newsletter?.id ?? 'new'}`);
  const form = useDraftForm({
    stored: newsletter,
    draftOf: toNewsletterDraft,
    begun: tabDraft.begun,
    fields: NEWSLETTER_FIELDS,
    check: checkNewsletter,
    save: (draft, base) => {
      const data = toNewsletterInput(draft, tabDraft.versionOf(base));
      return base ? update.mutateAsync({ id: base.id, data }) : create.mutateAsync({ data });
    },
    onSaved: (saved, before) => {
      tabDraft.restart();
      show({ tone: 'success', text: before ? 'Changes saved' : 'Draft saved' });
      if (before) return;
      const options = { replace: true, ignoreBlocker: true, resetScroll: false };
      void navigate({ to: '/admin/users/newsletters/$id', params: { id: saved.id }, ...options });
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the newsletter'),
  });
  useDraftStorage(tabDraft, form);
  return {
    ...form,
    loadStored: (stored: AdminNewsletter) => {
      tabDraft.restart();
      form.loadStored(stored);
    },
  };
}

/** The editor of a draft: its texts, their preview, whom it is for. */
export function NewsletterEditor({ newsletter, view, onSent }: NewsletterEditorProps) {
  const can = useCan();
  const { show } = useToast();
  const { user } = useAuth();
  const form = useNewsletterForm(newsletter);
  const { base, draft, change, problems, dirty, busy } = form;
  const { language, setLanguage, isPreviewing, setIsPreviewing } = view;
  const [isSending, setIsSending] = useState(false);
  const { count, error: countError } = useAudienceCount(draft);
  const { mutate: sendTest, isPending: isTesting } = useAdminTestNewsletter();
  const text = draft[language];
  const problem = findSendProblem(draft);
  const mayNotSend = base === null || dirty || problem !== undefined;
  const hint = dirty || base === null ? 'Save the draft before you test or send it.' : problem;
  const test = () =>
    base &&
    sendTest(
      { id: base.id },
      {
        onSuccess: () => show({ tone: 'success', text: toTestSent(base.texts, user?.email ?? '') }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to send the test') }),
      },
    );
  return (
    <section className="pt-4 lg:pt-6">
      <LeaveGuard dirty={dirty && !busy} />
      <NewsletterHead
        title={draft.en.subject || draft.bn.subject || 'New newsletter'}
        status="draft"
        note={dirty ? 'Unsaved changes' : null}
      >
        <Button variant="outline" aria-pressed={isPreviewing} onClick={() => setIsPreviewing(!isPreviewing)}>
          {isPreviewing ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          <span>{isPreviewing ? 'Hide preview' : 'Preview'}</span>
        </Button>
        <Button type="submit" form={FORM} busy={busy} variant={mayNotSend ? 'default' : 'outline'}>
          {base ? 'Save changes' : 'Save draft'}
        </Button>
        {can('adminSendNewsletter') ? (
          <Button
            variant={mayNotSend ? 'outline' : 'default'}
            disabled={mayNotSend || !count}
            onClick={() => setIsSending(true)}
          >
            <Send aria-hidden="true" />
            Send...
          </Button>
        ) : null}
      </NewsletterHead>
      <FailureBanner
        failure={form.failure}
        stale={form.stale}
        onReload={() => void adminGetNewsletter(base?.id ?? '').then(form.loadStored)}
        className="mb-4"
      />
      <div className={isPreviewing ? 'grid gap-8 xl:grid-cols-2' : undefined}>
        <form id={FORM} noValidate {...form.form} className="grid min-w-0 content-start gap-6">
          <ChoiceGroup
            legend="Language"
            name="written"
            options={LANGUAGE_OPTIONS}
            value={language}
            onChange={setLanguage}
            className="flex max-w-sm"
          />
          <Field
            key={`subject-${language}`}
            name={`subject-${language}`}
            label="Subject"
            lang={language}
            maxLength={newsletterTextSubjectMax}
            value={text.subject}
            onChange={({ currentTarget }) => change({ [language]: { ...text, subject: currentTarget.value } })}
          />
          <MarkdownField
            key={`content-${language}`}
            name={`content-${language}`}
            label="Text"
            lang={language}
            maxLength={newsletterTextContentMax}
            value={text.content}
            onChange={(content) => change({ [language]: { ...text, content } })}
            help={HELP}
          />
          <Card className="grid gap-5 px-5 py-5 sm:px-6">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
              <h2 className="text-lg">Recipients</h2>
              <AudienceSummary count={count} error={countError} draft={draft} />
            </div>
            <SavedAudiences draft={draft} onChange={change} />
            <AudienceFields draft={draft} problems={problems} onChange={change} />
          </Card>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="outline" disabled={mayNotSend} busy={isTesting} onClick={test}>
              Send a test to myself
            </Button>
            <p className="text-sm text-muted-foreground">{hint}</p>
          </div>
        </form>
        {isPreviewing ? <NewsletterPreview isRevealed language={language} text={text} /> : null}
      </div>
      {isSending && base && count ? (
        <SendDialog newsletter={base} count={count} onClose={() => setIsSending(false)} onSent={onSent} />
      ) : null}
    </section>
  );
}

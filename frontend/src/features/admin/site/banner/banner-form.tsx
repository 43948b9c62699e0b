import { clsx } from 'clsx';
import { useEffect } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminUpdateBanner } from '@/api/generated/admin-banner/admin-banner.ts';
import type { Banner as BannerData } from '@/api/generated/model.ts';
import { bannerInputLinkTextMax, bannerInputTextMax } from '@/api/generated/zod/schemas/bannerInput.zod.ts';
import { HttpsUrlMax } from '@/api/generated/zod/schemas/httpsUrl.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import type { PageEditing } from '../../kit/content/page-editing.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { checkFields, type FieldSpec } from '../../kit/field-spec.ts';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TranslateLink } from '../../kit/translations/translate-link.tsx';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { BannerPreview } from './banner-preview.tsx';

interface BannerFormProps {
  readonly banner: BannerData;
  /** Refetches it after another administrator has changed it. */
  readonly onReload: () => void;
  /** Called with what has been typed; then the page itself is the preview. */
  readonly onDraft?: PageEditing['onBannerDraft'] | undefined;
}

const FIELDS: readonly FieldSpec[] = [
  { name: 'text', label: 'Text', kind: 'text', max: bannerInputTextMax, missing: 'Please enter the text' },
  {
    name: 'linkText',
    label: 'Link text',
    kind: 'text',
    max: bannerInputLinkTextMax,
    missing: 'Please enter the link text',
  },
  { name: 'url', label: 'Link URL', kind: 'https', max: HttpsUrlMax, missing: 'Please enter the link URL' },
];
type Name = 'text' | 'linkText' | 'url';

/** Text, link and switch of the promo banner, with a preview next to them. */
export function BannerForm({ banner, onReload, onDraft }: BannerFormProps) {
  const { show } = useToast();
  const { mutateAsync } = useAdminUpdateBanner();
  const { draft, change, dirty, stale, busy, failure, problems, form } = useDraftForm({
    stored: banner,
    draftKey: 'banner',
    draftOf: (stored) => stored ?? banner,
    fields: FIELDS.map(({ name }) => name),
    check: ({ text, linkText, url }) => checkFields(FIELDS, { text, linkText, url }),
    save: (draft) => mutateAsync({ data: { ...draft, url: draft.url.trim() } }),
    onSaved: ({ enabled }) => show({ tone: 'success', text: enabled ? 'Banner published' : 'Banner saved (hidden)' }),
    toMessage: (error) => errorMessage(error, 'Failed to save the banner'),
    solvedBy: 'any',
  });
  useEffect(() => onDraft?.(draft), [onDraft, draft]);
  const field = (name: Name, help?: string) => {
    const spec = FIELDS.find((candidate) => candidate.name === name);
    return (
      <Field
        name={name}
        label={spec?.label ?? name}
        marked
        maxLength={spec?.max}
        value={draft[name]}
        error={problems[name]}
        help={help}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      />
    );
  };
  return (
    <div className={clsx('grid gap-x-10 gap-y-8', !onDraft && 'lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]')}>
      <LeaveGuard dirty={dirty && !busy} />
      <form noValidate className="grid content-start gap-3" {...form}>
        <FailureBanner failure={failure} stale={stale} onReload={onReload} />
        <SwitchField
          name="enabled"
          label="Show the banner"
          help="Shown at the bottom of every public page."
          checked={draft.enabled}
          onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
        />
        {field('text', `${bannerInputTextMax - draft.text.length} characters left`)}
        {field('linkText')}
        {field('url', 'A URL that starts with https://')}
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" variant={dirty ? 'default' : 'outline'} busy={busy} disabled={!dirty}>
            Save banner
          </Button>
          <TranslateLink type="site" id="banner" />
        </div>
      </form>
      {onDraft ? null : <BannerPreview text={draft.text} linkText={draft.linkText} enabled={draft.enabled} />}
    </div>
  );
}

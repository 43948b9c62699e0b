import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '@/api/api-error.ts';
import { type FieldProblems, fieldProblems } from '@/api/field-problems.ts';
import { useAdminUpdateBanner } from '@/api/generated/admin-banner/admin-banner.ts';
import type { Banner as BannerData } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { checkFields, type FieldSpec } from '../kit/field-spec.ts';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { SwitchField } from '../kit/switch-field.tsx';
import { BannerPreview } from './banner-preview.tsx';

interface BannerFormProps {
  readonly banner: BannerData;
  /** Fetches it again, after somebody else has changed it. */
  readonly onReload: () => void;
}

const FIELDS: readonly FieldSpec[] = [
  { name: 'text', label: 'Text', kind: 'text', max: 160, missing: 'Please enter the text' },
  { name: 'linkText', label: 'Link text', kind: 'text', max: 40, missing: 'Please enter the text of the link' },
  { name: 'url', label: 'Leads to', kind: 'https', max: 500, missing: 'Please enter where it leads' },
];
type Name = 'text' | 'linkText' | 'url';

/** Words, link and switch of the promo banner, with the banner itself beside them. */
export function BannerForm({ banner, onReload }: BannerFormProps) {
  const { show } = useToast();
  const [base, setBase] = useState(banner);
  const [draft, setDraft] = useState(banner);
  const [problems, setProblems] = useState<FieldProblems<string>>({});
  const { mutateAsync, isPending, error, reset } = useAdminUpdateBanner();
  const dirty = JSON.stringify(base) !== JSON.stringify(draft);
  const isStale = error instanceof ApiError && error.status === 409;

  const change = (fields: Partial<BannerData>) => {
    setDraft((now) => ({ ...now, ...fields }));
    setProblems({});
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    reset();
    const { text, linkText, url } = draft;
    const found = checkFields(FIELDS, { text, linkText, url });
    setProblems(found);
    const first = FIELDS.find(({ name }) => found[name]);
    if (first) return document.getElementById(first.name)?.focus();
    try {
      const saved = await mutateAsync({ data: { ...draft, url: url.trim() } });
      setBase(saved);
      setDraft(saved);
      show({ tone: 'success', text: saved.enabled ? 'The banner is on the site' : 'The banner is saved and off' });
    } catch (failure) {
      setProblems(fieldProblems(failure, ['text', 'linkText', 'url']));
    }
  };
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
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <LeaveGuard dirty={dirty && !isPending} />
      <form noValidate onSubmit={(event) => void save(event)} className="grid content-start gap-3">
        {error && Object.keys(problems).length === 0 ? (
          <Banner
            tone="danger"
            action={
              isStale ? (
                <Button variant="quiet" size="small" onClick={onReload}>
                  Reload
                </Button>
              ) : null
            }
          >
            {messageOf(error, 'Failed to save the banner')}
          </Banner>
        ) : null}
        <SwitchField
          name="enabled"
          label="Show the banner"
          help="Floats over the foot of every public page."
          checked={draft.enabled}
          onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
        />
        {field('text', `${160 - draft.text.length} characters left`)}
        {field('linkText')}
        {field('url', 'An address that starts with https://')}
        <div className="mt-2">
          <Button type="submit" busy={isPending} disabled={!dirty}>
            Save banner
          </Button>
        </div>
      </form>
      <BannerPreview text={draft.text} linkText={draft.linkText} enabled={draft.enabled} />
    </div>
  );
}

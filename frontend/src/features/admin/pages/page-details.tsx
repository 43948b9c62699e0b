import { pageInputDescriptionMax } from '@/api/generated/zod/schemas/pageInput.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { SwitchField } from '../kit/switch-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { AddressField } from '../kit/writing/address-field.tsx';
import { type PageDraft, type PageField, proposedAddress } from './page-draft.ts';

interface PageDetailsProps {
  readonly draft: PageDraft;
  readonly problems: FieldProblems<PageField>;
  readonly onChange: (fields: Partial<PageDraft>) => void;
  /** Undefined before the first save. */
  readonly id: number | undefined;
  /** Privacy policy and terms keep their URLs. */
  readonly legal: boolean;
  /** The page had another URL while it was public: that URL redirects here. */
  readonly isAddressChanged: boolean;
}

/** The page's metadata: visibility, URL, and search engine texts. */
export function PageDetails({ draft, problems, onChange, id, legal, isAddressChanged }: PageDetailsProps) {
  const note = isAddressChanged ? 'The old URL redirects here.' : 'Lowercase letters, numbers and hyphens.';
  return (
    <div className="grid content-start gap-4">
      <div className="rounded-xl border border-border bg-card p-4">
        <SwitchField
          name="published"
          label="Published"
          help={draft.published ? 'Visible to everyone' : 'Visible to admins only'}
          checked={draft.published}
          onChange={({ currentTarget }) => onChange({ published: currentTarget.checked })}
        />
      </div>
      <AddressField
        kind="pages"
        id={id}
        title={draft.title}
        readOnly={legal}
        placeholder={proposedAddress(draft)}
        value={draft.address}
        error={problems.address}
        help={legal ? 'The URL of this page can’t be changed.' : note}
        onChange={(address) => onChange({ address })}
      />
      <TextAreaField
        name="description"
        label="Description"
        rows={3}
        maxLength={pageInputDescriptionMax}
        value={draft.description}
        error={problems.description}
        help="One or two sentences for search engines."
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
    </div>
  );
}

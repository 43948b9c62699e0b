import { useAdminListPosts } from '@/api/generated/admin-articles/admin-articles.ts';
import { useAdminListServices } from '@/api/generated/admin-lists/admin-lists.ts';
import { useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import {
  caseStudyInputClientMax,
  caseStudyInputPlaceMax,
  caseStudyInputSectorMax,
} from '@/api/generated/zod/schemas/caseStudyInput.zod.ts';
import { writingDraftYearMax } from '@/api/generated/zod/schemas/writingDraft.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { PictureField } from '../../kit/picture/picture-field.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TranslateLink } from '../../kit/translations/translate-link.tsx';
import { useCan } from '../../kit/use-can.ts';
import { AddressField } from '../../kit/writing/address-field.tsx';
import { type CaseStudyDraft, type CaseStudyField, defaultSlug } from './case-study-draft.ts';

interface CaseStudyDetailsProps {
  /** Undefined before the first save. */
  readonly id: number | undefined;
  readonly draft: CaseStudyDraft;
  readonly problems: FieldProblems<CaseStudyField>;
  readonly onChange: (fields: Partial<CaseStudyDraft>) => void;
}

const NONE = { value: '', label: 'None' };
const MAX_OPTIONS = 100;

const toId = (value: string): number | null => (value === '' ? null : Number(value));

/** Facts, pictures and links of a case study. */
export function CaseStudyDetails({ id, draft, problems, onChange }: CaseStudyDetailsProps) {
  return (
    <div className="grid gap-4">
      <div className="rounded-xl border border-border bg-card p-4">
        <SwitchField
          name="client_named"
          label="Client is named"
          help={draft.client_named ? 'Published with the client’s approval only' : 'No approval needed'}
          checked={draft.client_named}
          onChange={({ currentTarget }) => onChange({ client_named: currentTarget.checked })}
        />
      </div>
      <Field
        name="client"
        label="Client"
        maxLength={caseStudyInputClientMax}
        autoComplete="off"
        value={draft.client}
        error={problems.client}
        help={draft.client_named ? 'Name, as the client writes it.' : 'A description, such as An office in Khulna.'}
        onChange={({ currentTarget }) => onChange({ client: currentTarget.value })}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field
          name="place"
          label="Place"
          maxLength={caseStudyInputPlaceMax}
          autoComplete="off"
          value={draft.place}
          error={problems.place}
          onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
        />
        <Field
          name="year"
          label="Year"
          inputMode="numeric"
          maxLength={writingDraftYearMax}
          autoComplete="off"
          value={draft.year}
          error={problems.year}
          onChange={({ currentTarget }) => onChange({ year: currentTarget.value })}
        />
      </div>
      <Field
        name="sector"
        label="Sector"
        maxLength={caseStudyInputSectorMax}
        autoComplete="off"
        value={draft.sector}
        error={problems.sector}
        onChange={({ currentTarget }) => onChange({ sector: currentTarget.value })}
      />
      <ServicePicks selected={draft.services} onChange={(services) => onChange({ services })} />
      <PictureField
        name="image"
        label="Picture"
        value={draft.image}
        onChange={(image) => onChange({ image })}
        removable
        error={problems.image}
        help="Shown across the page. Landscape works best."
      />
      <PictureField
        name="portrait"
        label="Portrait of the person quoted"
        value={draft.portrait}
        onChange={(portrait) => onChange({ portrait })}
        removable
        error={problems.portrait}
      />
      <LinkPicks draft={draft} problems={problems} onChange={onChange} />
      <AddressField
        kind="case-studies"
        id={id}
        title={draft.title}
        placeholder={defaultSlug(draft)}
        value={draft.address}
        error={problems.address}
        help="Lowercase letters, numbers and hyphens. Old URLs redirect."
        onChange={(address) => onChange({ address })}
      />
      {id === undefined ? null : (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <TranslateLink type="case-study" id={id} />
          <ActivityLink kind="case-study" id={id} />
        </p>
      )}
    </div>
  );
}

interface ServicePicksProps {
  readonly selected: readonly number[];
  readonly onChange: (services: number[]) => void;
}

function ServicePicks({ selected, onChange }: ServicePicksProps) {
  const { data } = useAdminListServices();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Services</legend>
      <div className="grid sm:grid-cols-2">
        {(data?.items ?? []).map(({ id, title }) => (
          <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-11">
            <input
              type="checkbox"
              name={`service-${id}`}
              checked={selected.includes(id)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...selected, id] : selected.filter((other) => other !== id))
              }
              className="size-4 shrink-0 accent-primary"
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type LinkPicksProps = Pick<CaseStudyDetailsProps, 'draft' | 'problems' | 'onChange'>;

/** The product and the article that belong to the project. */
function LinkPicks({ draft, problems, onChange }: LinkPicksProps) {
  const can = useCan();
  const products = useAdminListProducts(
    { limit: MAX_OPTIONS, sort: 'title' },
    { query: { enabled: can('adminListProducts') } },
  );
  const posts = useAdminListPosts({ limit: MAX_OPTIONS, sort: 'title' });
  const toOptions = (items: readonly { id: number; title: string }[] = [], chosen: number | null = null) => [
    NONE,
    ...items.map(({ id, title }) => ({ value: String(id), label: title })),
    ...(chosen === null || items.some(({ id }) => id === chosen)
      ? []
      : [{ value: String(chosen), label: `No. ${chosen}` }]),
  ];
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <SelectField
        name="product_id"
        label="Product"
        options={toOptions(products.data?.items, draft.product_id)}
        value={draft.product_id === null ? '' : String(draft.product_id)}
        error={problems.product_id}
        onChange={({ currentTarget }) => onChange({ product_id: toId(currentTarget.value) })}
      />
      <SelectField
        name="post_id"
        label="Article"
        options={toOptions(posts.data?.items, draft.post_id)}
        value={draft.post_id === null ? '' : String(draft.post_id)}
        error={problems.post_id}
        onChange={({ currentTarget }) => onChange({ post_id: toId(currentTarget.value) })}
      />
    </div>
  );
}

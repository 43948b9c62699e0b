import { useAdminListSeries } from '@/api/generated/admin-articles/admin-articles.ts';
import { postInputAuthorMax, postInputSeriesMax } from '@/api/generated/zod/schemas/postInput.zod.ts';
import { writingDraftTagsMax } from '@/api/generated/zod/schemas/writingDraft.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { NameField } from '../../kit/name-field.tsx';
import { TranslateLink } from '../../kit/translations/translate-link.tsx';
import { useTopicNames } from '../../kit/use-topic-names.ts';
import { AddressField } from '../../kit/writing/address-field.tsx';
import { type ArticleDraft, type ArticleField, parseTags } from './article-draft.ts';

interface TagPickerProps {
  readonly selected: readonly string[];
  readonly onAdd: (tag: string) => void;
}

/** How many are offered; the rest of a long list has to be typed. */
const MAX_TAGS = 12;

/** Tags of the owner's list that the article does not have yet, each added with one click. */
function TagPicker({ selected, onAdd }: TagPickerProps) {
  const isSelected = (name: string) => selected.some((tag) => tag.toLowerCase() === name.toLowerCase());
  const offered = useTopicNames('postTags').filter((name) => !isSelected(name));
  if (offered.length === 0) return null;
  return (
    <fieldset className="-mt-1 flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Add a tag</legend>
      {offered.slice(0, MAX_TAGS).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => onAdd(name)}
          className="inline-flex min-h-7 max-w-full items-center rounded-md border border-border px-2 text-left text-xs wrap-anywhere text-ink-11 transition-colors hover:border-input hover:text-foreground pointer-coarse:min-h-11"
        >
          {`#${name}`}
        </button>
      ))}
    </fieldset>
  );
}

interface ArticleDetailsProps {
  /** Undefined before the first save. */
  readonly id: number | undefined;
  readonly draft: ArticleDraft;
  readonly problems: FieldProblems<ArticleField>;
  readonly onChange: (fields: Partial<ArticleDraft>) => void;
}

/** What an article can be published without, or has already: tags, series, URL, author. */
export function ArticleDetails({ id, draft, problems, onChange }: ArticleDetailsProps) {
  const tags = parseTags(draft.tags);
  // Not cached: the last save of a form may have added a name.
  const { data: series = [] } = useAdminListSeries({ query: { gcTime: 0 } });
  return (
    <div className="grid gap-3">
      <Field
        name="tags"
        label="Tags"
        maxLength={writingDraftTagsMax}
        autoComplete="off"
        value={draft.tags}
        error={problems.tags}
        help={tags.length > 0 ? tags.map((tag) => `#${tag}`).join('  ') : 'Separated by commas.'}
        onChange={({ currentTarget }) => onChange({ tags: currentTarget.value })}
      />
      <TagPicker selected={tags} onAdd={(tag) => onChange({ tags: [...tags, tag].join(', ') })} />
      <NameField
        name="series"
        label="Series"
        names={series}
        maxLength={postInputSeriesMax}
        value={draft.series}
        error={problems.series}
        help="Groups related articles, oldest first."
        onChange={({ currentTarget }) => onChange({ series: currentTarget.value })}
      />
      <AddressField
        kind="posts"
        id={id}
        title={draft.title}
        placeholder={id === undefined ? '' : String(id)}
        value={draft.address}
        error={problems.address}
        help="URL ending. Leave empty to use the number. Old URLs redirect."
        onChange={(address) => onChange({ address })}
      />
      <Field
        name="author"
        label="Author"
        marked
        maxLength={postInputAuthorMax}
        value={draft.author}
        error={problems.author}
        onChange={({ currentTarget }) => onChange({ author: currentTarget.value })}
      />
      {id === undefined ? null : (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <TranslateLink type="article" id={id} />
          <ActivityLink kind="post" id={id} />
        </p>
      )}
    </div>
  );
}

import { postInputCategoryMax } from '@/api/generated/zod/schemas/postInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { NameField } from '../../kit/name-field.tsx';
import { PictureField } from '../../kit/picture/picture-field.tsx';
import { shopTimeHelp } from '../../kit/shop-time.ts';
import { useTopicNames } from '../../kit/use-topic-names.ts';
import { type ArticleDraft, type ArticleField, textCover } from './article-draft.ts';

interface PublishingFieldsProps {
  readonly draft: ArticleDraft;
  readonly problems: FieldProblems<ArticleField>;
  readonly onChange: (fields: Partial<ArticleDraft>) => void;
}

/** What an article needs before it can be published, beside its words: category, date and picture. */
export function PublishingFields({ draft, problems, onChange }: PublishingFieldsProps) {
  const { status } = draft;
  const found = draft.image ? null : textCover(draft);
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      <div className="grid min-w-0 content-start gap-3">
        <NameField
          name="category"
          label="Category"
          names={useTopicNames('postCategories')}
          maxLength={postInputCategoryMax}
          value={draft.category}
          error={problems.category}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
        />
        {status === 'published' ? null : (
          <Field
            name="publishAt"
            label="Publish on"
            type="datetime-local"
            value={draft.publishAt}
            // A date means that it is to appear then.
            onChange={({ currentTarget: { value } }) =>
              onChange(value && status === 'draft' ? { publishAt: value, status: 'scheduled' } : { publishAt: value })
            }
            error={problems.publishAt}
            help={status === 'scheduled' ? shopTimeHelp() : `${shopTimeHelp()} A date schedules the article.`}
          />
        )}
      </div>
      <PictureField
        name="image"
        label="Picture"
        value={draft.image ?? found}
        onChange={(image) => onChange({ image })}
        removable={status === 'draft' && !found}
        error={problems.image}
        help={
          found ? 'The first picture in the text. Change it for another cover.' : 'Cover image. Landscape works best.'
        }
        low
      />
    </div>
  );
}

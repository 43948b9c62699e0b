import { postInputAuthorMax, postInputCategoryMax } from '@/api/generated/zod/schemas/postInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { PictureField } from '../kit/picture/picture-field.tsx';
import { type ArticleDraft, type ArticleField, tagsOf } from './article-draft.ts';

interface ArticleDetailsProps {
  readonly draft: ArticleDraft;
  readonly problems: FieldProblems<ArticleField>;
  readonly onChange: (fields: Partial<ArticleDraft>) => void;
  /** To choose from; another name can be typed. */
  readonly categories: readonly string[];
}

/** What stands around the words: category, tags, author, picture. */
export function ArticleDetails({ draft, problems, onChange, categories }: ArticleDetailsProps) {
  const tags = tagsOf(draft.tags);
  return (
    <div className="grid gap-3">
      <Field
        name="category"
        label="Category"
        list="article-categories"
        autoComplete="off"
        maxLength={postInputCategoryMax}
        value={draft.category}
        error={problems.category}
        help="Choose one, or type a new name."
        onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
      />
      <datalist id="article-categories">
        {categories.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        name="tags"
        label="Tags"
        autoComplete="off"
        value={draft.tags}
        error={problems.tags}
        help={tags.length > 0 ? tags.map((tag) => `#${tag}`).join('  ') : 'Separated by commas.'}
        onChange={({ currentTarget }) => onChange({ tags: currentTarget.value })}
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
      <PictureField
        name="image"
        label="Picture"
        value={draft.image}
        onChange={(image) => onChange({ image })}
        removable={draft.status === 'draft'}
        error={problems.image}
        help="Opens the article and stands in the lists. Wide pictures fit best."
      />
    </div>
  );
}

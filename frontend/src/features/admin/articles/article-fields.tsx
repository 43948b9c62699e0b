import {
  postInputContentMax,
  postInputExcerptMax,
  postInputTitleMax,
} from '@/api/generated/zod/schemas/postInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatCount } from '@/lib/format.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { type ArticleDraft, type ArticleField, wordsOf } from './article-draft.ts';

interface ArticleFieldsProps {
  readonly draft: ArticleDraft;
  readonly problems: FieldProblems<ArticleField>;
  readonly onChange: (fields: Partial<ArticleDraft>) => void;
}

/** The words of an article: title, excerpt, text. The text field grows with what is written. */
export function ArticleFields({ draft, problems, onChange }: ArticleFieldsProps) {
  const words = wordsOf(draft.content);
  return (
    <div className="grid gap-3">
      <Field
        name="title"
        label="Title"
        marked
        maxLength={postInputTitleMax}
        value={draft.title}
        error={problems.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        className="h-14! font-display text-xl font-semibold"
      />
      <TextAreaField
        name="excerpt"
        label="Excerpt"
        rows={3}
        maxLength={postInputExcerptMax}
        value={draft.excerpt}
        error={problems.excerpt}
        help="Two or three sentences: they open the article and stand in the lists."
        onChange={({ currentTarget }) => onChange({ excerpt: currentTarget.value })}
      />
      <TextAreaField
        name="content"
        label="Text"
        rows={18}
        maxLength={postInputContentMax}
        value={draft.content}
        error={problems.content}
        help={`A blank line begins a new paragraph. ${formatCount(words)} ${words === 1 ? 'word' : 'words'}.`}
        onChange={({ currentTarget }) => onChange({ content: currentTarget.value })}
        className="field-sizing-content min-h-96 leading-[1.7]"
      />
    </div>
  );
}

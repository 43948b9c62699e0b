import { toReadTime } from '@contract/rules/articles.ts';
import { escapeMarkdown } from '@contract/rules/plain-markdown.ts';
import {
  postInputContentMax,
  postInputExcerptMax,
  postInputTitleMax,
} from '@/api/generated/zod/schemas/postInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatCount } from '@/lib/format.ts';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { MarkdownField } from '../../kit/writing/markdown-field.tsx';
import { TitleField } from '../../kit/writing/title-field.tsx';
import { type ArticleDraft, type ArticleField, countWords } from './article-draft.ts';
import { PublishingFields } from './publishing-fields.tsx';

interface ArticleFieldsProps {
  readonly draft: ArticleDraft;
  readonly problems: FieldProblems<ArticleField>;
  readonly onChange: (fields: Partial<ArticleDraft>) => void;
}

/** The article at the measure of its page: title, excerpt, text, what publishing needs. */
export function ArticleFields({ draft, problems, onChange }: ArticleFieldsProps) {
  const wordCount = countWords(draft.content);
  const counted = `${formatCount(wordCount)} ${wordCount === 1 ? 'word' : 'words'} · ${toReadTime(draft.content)}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="mx-auto grid w-full max-w-[38rem] gap-3">
        <TitleField
          maxLength={postInputTitleMax}
          value={draft.title}
          error={problems.title}
          onChange={(title) => onChange({ title })}
        />
        <TextAreaField
          name="excerpt"
          label="Excerpt"
          rows={3}
          maxLength={postInputExcerptMax}
          value={draft.excerpt}
          error={problems.excerpt}
          help="Two or three sentences, shown above the article and in lists."
          onChange={({ currentTarget }) => onChange({ excerpt: currentTarget.value })}
        />
      </div>
      {draft.format === 'markdown' ? (
        <MarkdownField
          name="content"
          label="Text"
          maxLength={postInputContentMax}
          value={draft.content}
          error={problems.content}
          page
          count={counted}
          help="Markdown"
          onChange={(content) => onChange({ content })}
        />
      ) : (
        <PlainField draft={draft} problems={problems} onChange={onChange} counted={counted} />
      )}
      <div className="mx-auto mt-3 w-full max-w-[38rem]">
        <PublishingFields draft={draft} problems={problems} onChange={onChange} />
      </div>
    </div>
  );
}

/** A text written before Markdown was supported: it looks unchanged until it is converted. */
function PlainField({ draft, problems, onChange, counted }: ArticleFieldsProps & { readonly counted: string }) {
  return (
    <div className="mx-auto w-full max-w-[38rem]">
      <TextAreaField
        name="content"
        label="Text"
        rows={18}
        maxLength={postInputContentMax}
        value={draft.content}
        error={problems.content}
        help={`Separate paragraphs with a blank line. ${counted}.`}
        onChange={({ currentTarget }) => onChange({ content: currentTarget.value })}
        className="field-sizing-content min-h-96 leading-[1.7]"
      />
      <Button
        variant="outline"
        size="sm"
        onClick={() => onChange({ format: 'markdown', content: escapeMarkdown(draft.content) })}
      >
        Convert to Markdown
      </Button>
    </div>
  );
}

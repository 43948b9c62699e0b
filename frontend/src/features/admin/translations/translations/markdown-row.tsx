import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { TranslationText } from '@/api/generated/model.ts';
import { translationTextInputTextMax } from '@/api/generated/zod/schemas/translationTextInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Label } from '@/components/ui/label.tsx';
import { RenderedText } from '@/components/ui/rendered-text.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { TRANSLATED_INTO } from '../../kit/translations/translation-labels.ts';
import { MarkdownField } from '../../kit/writing/markdown-field.tsx';
import { PreviewCard } from '../../kit/writing/preview-card.tsx';
import { TextPreview } from '../../kit/writing/text-preview.tsx';
import { Sides, textFieldId } from './text-sides.tsx';
import { type DraftText, typed } from './translation-draft.ts';

interface MarkdownRowProps {
  readonly text: TranslationText;
  readonly label: string;
  readonly value: string;
  /** The state of the text. */
  readonly mark: ReactNode;
  readonly onChange: (draft: DraftText) => void;
}

/** A long text: the original stays in view while its translation is written, and scrolls on its own. */
export function MarkdownRow({ text, label, value, mark, onChange }: MarkdownRowProps) {
  const id = useId();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const Icon = isPreviewed ? EyeOff : Eye;
  return (
    <Sides
      original={
        <div className="lg:sticky lg:top-36">
          <div className="flex min-h-9 items-center">
            <Label htmlFor={`${id}-original`}>{label}</Label>
          </div>
          <Textarea
            id={`${id}-original`}
            lang="en"
            readOnly
            rows={16}
            value={text.original}
            className="grows max-h-96 bg-muted! leading-relaxed! lg:max-h-[calc(100vh-12rem)]"
          />
        </div>
      }
    >
      {mark}
      <MarkdownField
        name={textFieldId(text.path)}
        label={`${label} in Bangla`}
        lang={TRANSLATED_INTO}
        value={value}
        maxLength={translationTextInputTextMax}
        help="Markdown: keep links and pictures as they are in the original."
        onChange={(next) => onChange(typed(text, next))}
      />
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isPreviewed}
        aria-controls={`${id}-preview`}
        onClick={() => setIsPreviewed(!isPreviewed)}
      >
        <Icon aria-hidden="true" />
        <span>{isPreviewed ? 'Hide preview' : 'Show preview'}</span>
      </Button>
      <div id={`${id}-preview`} hidden={!isPreviewed} className="mt-3">
        {isPreviewed ? (
          <TextPreview text={value}>
            {(html) => (
              <PreviewCard>
                <div lang={TRANSLATED_INTO} className="p-(--edge)">
                  {html ? (
                    <RenderedText html={html} className="product-text mx-auto mt-0" />
                  ) : (
                    <p lang="en" className="text-muted-foreground">
                      The text appears here.
                    </p>
                  )}
                </div>
              </PreviewCard>
            )}
          </TextPreview>
        ) : null}
      </div>
    </Sides>
  );
}

import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { adminProductInputBodyMax } from '@/api/generated/zod/schemas/adminProductInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { RenderedText } from '@/components/ui/rendered-text.tsx';
import { MarkdownField } from '../../kit/writing/markdown-field.tsx';
import { PreviewCard } from '../../kit/writing/preview-card.tsx';
import { TextPreview } from '../../kit/writing/text-preview.tsx';

interface LongTextFieldProps {
  /** Markdown. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A product's long text, with its preview below on request. */
export function LongTextField({ value, error, onChange }: LongTextFieldProps) {
  const id = useId();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const Icon = isPreviewed ? EyeOff : Eye;
  return (
    <>
      <MarkdownField
        name="body"
        label="Text"
        value={value}
        onChange={onChange}
        maxLength={adminProductInputBodyMax}
        error={error}
        help="Markdown: headings, lists, pictures, tables and quotes."
      />
      <div>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isPreviewed}
          aria-controls={id}
          onClick={() => setIsPreviewed(!isPreviewed)}
        >
          <Icon aria-hidden="true" />
          <span>{isPreviewed ? 'Hide preview' : 'Show preview'}</span>
        </Button>
      </div>
      <div id={id} hidden={!isPreviewed}>
        {isPreviewed ? (
          <TextPreview text={value}>
            {(html) => (
              <PreviewCard>
                <div className="p-(--edge)">
                  {html ? (
                    <RenderedText html={html} className="product-text mx-auto mt-0" />
                  ) : (
                    <p className="text-muted-foreground">The text appears here.</p>
                  )}
                </div>
              </PreviewCard>
            )}
          </TextPreview>
        ) : null}
      </div>
    </>
  );
}

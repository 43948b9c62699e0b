import type { ReactNode } from 'react';
import type { TranslationText } from '@/api/generated/model.ts';
import { Picture } from '@/components/ui/picture.tsx';
import { PictureField } from '../../kit/picture/picture-field.tsx';
import { Sides, textFieldId } from './text-sides.tsx';
import { chosen, type DraftText } from './translation-draft.ts';

interface PictureRowProps {
  readonly text: TranslationText;
  /** Of the group that the picture is in. */
  readonly heading: string | null;
  readonly label: string;
  readonly draft: DraftText;
  readonly onChange: (draft: DraftText) => void;
  /** The state of the picture. */
  readonly mark: ReactNode;
}

/** A picture with words in it may have a version in the other language; without one both languages show the same. */
export function PictureRow({ text, heading, label, draft, mark, onChange }: PictureRowProps) {
  const original = text.picture?.original;
  const name = heading && heading !== label ? `${heading}: ${label}` : label;
  return (
    <Sides
      original={
        <>
          <p className="flex min-h-9 items-center text-sm font-semibold">{label}</p>
          {original ? (
            <Picture picture={original} alt="" sizes="20rem" className="max-w-80 rounded-md border border-border" />
          ) : null}
        </>
      }
    >
      {mark}
      <div className="max-w-80">
        <PictureField
          name={textFieldId(text.path)}
          label={`${name} in Bangla`}
          bare
          value={draft.picture}
          onChange={(picture) => onChange(chosen(text, picture))}
          removable
        />
      </div>
    </Sides>
  );
}

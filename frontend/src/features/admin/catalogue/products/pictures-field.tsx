import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { adminProductInputImagesMax } from '@/api/generated/zod/schemas/adminProductInput.zod.ts';
import { productPictureInputAltMax } from '@/api/generated/zod/schemas/productPictureInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { PictureField } from '../../kit/picture/picture-field.tsx';
import type { PictureDraft } from './product-draft.ts';
import type { DraftProblems } from './product-rules.ts';

interface PicturesFieldProps {
  readonly pictures: readonly PictureDraft[];
  readonly problems: DraftProblems;
  readonly onChange: (pictures: PictureDraft[]) => void;
  readonly onSolve: (id: string) => void;
}

/** The cover and the other pictures of the gallery, in order. */
export function PicturesField({ pictures, problems, onChange, onSolve }: PicturesFieldProps) {
  const made = useRef(0);
  const add = () => {
    made.current += 1;
    onChange([...pictures, { key: `picture-new-${made.current}`, picture: null }]);
  };
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {pictures.map(({ key, picture }, index) => (
        // Receives the focus when the picture has an error.
        <div key={key} id={key} tabIndex={-1} className="min-w-0 outline-none">
          <PictureField
            name={key}
            label={index === 0 ? 'Cover' : `Picture ${index + 1}`}
            marked={index === 0}
            value={picture}
            removable={index > 0}
            error={problems[key]}
            altMax={productPictureInputAltMax}
            altError={problems[`${key}-alt`]}
            onChange={(value) => {
              onSolve(key);
              onSolve(`${key}-alt`);
              const isRemoved = value === null && index > 0;
              onChange(
                isRemoved
                  ? pictures.filter((item) => item.key !== key)
                  : pictures.map((item) => (item.key === key ? { key, picture: value } : item)),
              );
            }}
          />
        </div>
      ))}
      {pictures.length < adminProductInputImagesMax ? (
        <div className="sm:col-span-2">
          <Button variant="outline" size="sm" onClick={add}>
            <Plus aria-hidden="true" />
            Add a picture
          </Button>
        </div>
      ) : null}
    </div>
  );
}

import { useId, useState } from 'react';
import { pictureChoiceAltMax } from '@/api/generated/zod/schemas/pictureChoice.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Detached } from '@/components/ui/detached.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Picture, type PictureData } from '@/components/ui/picture.tsx';
import { ownSubmit } from '@/lib/own-event.ts';
import { LibraryPicker } from '../picture/library-picker.tsx';

export interface InsertedPicture {
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
}

interface PictureInsertProps {
  readonly open: boolean;
  /** A picture that was just uploaded: only its texts are asked for. */
  readonly uploaded?: PictureData | null;
  readonly onClose: () => void;
  readonly onInsert: (picture: InsertedPicture) => void;
}

const CAPTION_MAX = 300;

/** Selects a picture of the library for the text, then asks for its alt text and caption. */
export function PictureInsert({ open, uploaded = null, onClose, onInsert }: PictureInsertProps) {
  const id = useId();
  const [chosen, setChosen] = useState<PictureData | null>(null);
  const selected = uploaded ?? chosen;
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <Detached>
      <Dialog open={open} onOpenChange={(next) => (next ? undefined : close())}>
        <DialogContent aria-labelledby={`${id}-title`} className={selected ? undefined : 'dialog-wide'}>
          {open && !selected ? <LibraryPicker onChoose={setChosen} onClose={close} titleId={`${id}-title`} /> : null}
          {open && selected ? (
            <PictureWords
              key={selected.url}
              titleId={`${id}-title`}
              picture={selected}
              onBack={uploaded ? undefined : () => setChosen(null)}
              onCancel={close}
              onDone={(words) => {
                setChosen(null);
                onInsert({ url: selected.url, ...words });
              }}
            />
          ) : null}
        </DialogContent>
      </Dialog>
    </Detached>
  );
}

interface PictureWordsProps {
  readonly titleId: string;
  readonly picture: PictureData;
  /** To the library; absent for a picture that was just uploaded. */
  readonly onBack: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly onDone: (words: { alt: string; caption: string }) => void;
}

function PictureWords({ titleId, picture, onBack, onCancel, onDone }: PictureWordsProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [caption, setCaption] = useState('');
  return (
    <form method="post" onSubmit={ownSubmit(() => onDone({ alt, caption }))} className="grid gap-4 p-5 sm:p-6">
      <h2 id={titleId} className="text-xl">
        Insert picture
      </h2>
      <Picture picture={picture} alt="" sizes="26rem" className="max-h-60 overflow-hidden rounded-md" />
      <div>
        <Field
          name="picture-alt"
          label="Description of the picture"
          maxLength={pictureChoiceAltMax}
          value={alt}
          help="Alt text for screen readers."
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
        <Field
          name="picture-caption"
          label="Caption"
          maxLength={CAPTION_MAX}
          value={caption}
          help="Shown below the picture. Leave it empty for none."
          onChange={({ currentTarget }) => setCaption(currentTarget.value)}
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onBack ?? onCancel}>
          {onBack ? 'Choose another' : 'Don’t insert'}
        </Button>
        <Button type="submit">Insert</Button>
      </div>
    </form>
  );
}

import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { pictureChoiceAltMax } from '@/api/generated/zod/schemas/pictureChoice.zod.ts';
import { UploadProgressBar } from '@/components/feedback/upload-progress-bar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Detached } from '@/components/ui/detached.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Picture, type PictureData } from '@/components/ui/picture.tsx';
import { LibraryPicker } from './library-picker.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  /** Prefix of the ids and names in this field; unique within a form. */
  readonly name: string;
  readonly label: string;
  /** A picture of the library with its alt text for this use; null while none is selected. */
  readonly value: PictureData | null;
  readonly onChange: (value: PictureData | null) => void;
  readonly error?: string | undefined;
  /** Maximum length of the alt text. */
  readonly altMax?: number;
  readonly altError?: string | undefined;
  /** Marks the label with a star. */
  readonly marked?: boolean;
  /** Shows a button to remove the picture. */
  readonly removable?: boolean;
  readonly help?: string;
  /**
   * For a logo or similar: low, shown whole on this background, and without alt text, because the name is next to it.
   */
  readonly ground?: 'light' | 'dark';
  /** Beside the picture that it replaces: whole, without alt text, the label for screen readers alone; `name` is its id. */
  readonly bare?: boolean;
  /** Beside other fields: low while it is empty. */
  readonly low?: boolean;
}

/** Selects a picture from the library or uploads one, shows it, and asks for its alt text. */
export function PictureField(props: PictureFieldProps) {
  const {
    name,
    label,
    value,
    onChange,
    error,
    altError,
    marked = false,
    removable = false,
    help,
    bare = false,
    low = false,
  } = props;
  const { altMax = pictureChoiceAltMax, ground } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  const take = ({ url, alt, width, height, widths, placeholder }: PictureData) => {
    setOpen(false);
    onChange({ url, alt: value?.url === url ? value.alt : alt, width, height, widths, placeholder });
  };
  const { upload, progress, problem } = usePictureUpload(take);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void upload(file);
  };
  const note = error ?? problem;
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-note`}>
      <legend className={bare ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        <span>{label}</span>
        {marked ? (
          <span aria-hidden="true" className="text-destructive">
            {' *'}
          </span>
        ) : null}
      </legend>
      <button
        type="button"
        id={bare || low ? name : undefined}
        onClick={() => setOpen(true)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        aria-invalid={note ? true : undefined}
        data-over={over || undefined}
        className="relative block w-full overflow-hidden rounded-md border border-input bg-card text-muted-foreground transition-colors hover:border-ink-10 aria-invalid:border-destructive data-over:border-primary data-over:bg-primary-soft"
      >
        {value ? (
          <SelectedPicture picture={value} ground={ground} bare={bare} />
        ) : (
          <EmptyPicture isLow={low || bare || ground !== undefined} />
        )}
        {value ? (
          <span className="absolute right-3 bottom-3 rounded-md bg-card px-3 py-1.5 text-xs font-semibold text-foreground shadow-float">
            Change picture
          </span>
        ) : null}
        {progress ? <span className="absolute inset-0 bg-card/85" /> : null}
      </button>
      {progress ? <UploadProgressBar progress={progress} label="Uploading the picture" className="mt-1.5" /> : null}
      <div className="mt-1.5 mb-2 flex min-h-9 items-center justify-between gap-4">
        <p
          id={`${id}-note`}
          role={note ? 'alert' : undefined}
          className={note ? 'text-xs font-semibold text-destructive' : 'text-xs text-muted-foreground'}
        >
          {note ?? help}
        </p>
        {removable && value ? (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)} className="-mr-2">
            Remove
          </Button>
        ) : null}
      </div>
      {value && !ground && !bare ? (
        <Field
          name={`${name}-alt`}
          label="Description of the picture"
          value={value.alt}
          onChange={({ currentTarget }) => onChange({ ...value, alt: currentTarget.value })}
          maxLength={altMax}
          error={altError}
          help="Alt text for screen readers."
        />
      ) : null}
      <Detached>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent aria-labelledby={`${id}-title`} className="dialog-wide">
            {open ? (
              <LibraryPicker
                selected={value?.url}
                onChoose={take}
                onClose={() => setOpen(false)}
                titleId={`${id}-title`}
              />
            ) : null}
          </DialogContent>
        </Dialog>
      </Detached>
    </fieldset>
  );
}

function EmptyPicture({ isLow }: { readonly isLow: boolean }) {
  return (
    <span
      className={clsx('flex flex-col items-center justify-center gap-2 px-4 text-sm', isLow ? 'h-32' : 'aspect-16/9')}
    >
      <ImagePlus className="size-7" strokeWidth={1.5} aria-hidden="true" />
      <span>
        <span className="font-semibold text-foreground">Choose a picture</span> or drop one here
      </span>
    </span>
  );
}

interface SelectedPictureProps {
  readonly picture: PictureData;
  readonly ground: PictureFieldProps['ground'];
  readonly bare: boolean;
}

function SelectedPicture({ picture, ground, bare }: SelectedPictureProps) {
  if (bare) return <Picture picture={picture} alt="" sizes="20rem" className="w-full" />;
  if (ground) {
    return (
      <span className={clsx('block h-32 p-6', ground === 'dark' && 'dark bg-background')}>
        <img src={picture.url} alt="" className="size-full object-contain" />
      </span>
    );
  }
  // Portraits and square pictures are not cropped.
  const isTall = picture.height / picture.width > 0.8;
  return (
    <Picture
      picture={picture}
      alt=""
      sizes="26rem"
      className={isTall ? 'mx-auto aspect-square w-1/2' : 'aspect-16/9 w-full'}
    />
  );
}

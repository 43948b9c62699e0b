import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { pictureChoiceAltMax } from '@/api/generated/zod/schemas/pictureChoice.zod.ts';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Picture, type PictureData } from '@/components/ui/picture.tsx';
import { LibraryPicker } from './library-picker.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  /** Beginning of the ids and names in this field; once in a form. */
  readonly name: string;
  readonly label: string;
  /** A picture of the library with the description for this place; null while none is chosen. */
  readonly value: PictureData | null;
  readonly onChange: (value: PictureData | null) => void;
  readonly error?: string | undefined;
  /** Most characters of the description. */
  readonly altMax?: number;
  readonly altError?: string | undefined;
  /** Puts a star behind the label. */
  readonly marked?: boolean;
  /** Offers to take the picture away. */
  readonly removable?: boolean;
  readonly help?: string;
}

/** Chooses a picture from the library or takes a new one, shows it, and asks what is to be seen in it. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, value, onChange, error, altError, marked = false, removable = false, help } = props;
  const { altMax = pictureChoiceAltMax } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  const take = ({ url, alt, width, height, widths, placeholder }: PictureData) => {
    setOpen(false);
    onChange({ url, alt: value?.url === url ? value.alt : alt, width, height, widths, placeholder });
  };
  const { upload, busy, problem } = usePictureUpload(take);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void upload(file);
  };
  const note = error ?? problem;
  // Portraits and square pictures are shown whole.
  const isTall = value !== null && value.height / value.width > 0.8;
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {marked ? (
          <span aria-hidden="true" className="text-destructive">
            {' *'}
          </span>
        ) : null}
      </legend>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        aria-invalid={note ? true : undefined}
        data-over={over || undefined}
        className="group/picture relative block w-full overflow-hidden rounded-md border border-input bg-card text-muted-foreground transition-colors hover:border-ink-10 aria-invalid:border-destructive data-over:border-primary data-over:bg-primary-soft"
      >
        {value ? (
          <Picture
            picture={value}
            alt=""
            sizes="26rem"
            className={isTall ? 'mx-auto aspect-square w-1/2' : 'aspect-16/9 w-full'}
          />
        ) : (
          <span className="flex aspect-16/9 flex-col items-center justify-center gap-2 px-4 text-sm">
            <ImagePlus className="size-7" strokeWidth={1.5} aria-hidden="true" />
            <span>
              <span className="font-semibold text-foreground">Choose a picture</span> or drop one here
            </span>
          </span>
        )}
        {value ? (
          <span className="absolute right-3 bottom-3 rounded-md bg-card px-3 py-1.5 text-xs font-semibold text-foreground shadow-float">
            Change picture
          </span>
        ) : null}
        {busy ? (
          <span className="absolute inset-0 grid place-items-center bg-card/85">
            <Spinner label="Uploading" />
          </span>
        ) : null}
      </button>
      <div className="mt-1.5 mb-2 flex min-h-9 items-center justify-between gap-4">
        <p
          id={`${id}-note`}
          role={note ? 'alert' : undefined}
          className={note ? 'text-xs font-semibold text-destructive' : 'text-xs text-muted-foreground'}
        >
          {note ?? help}
        </p>
        {removable && value ? (
          <Button variant="quiet" size="small" onClick={() => onChange(null)} className="-mr-2">
            Remove
          </Button>
        ) : null}
      </div>
      {value ? (
        <Field
          name={`${name}-alt`}
          label="Description of the picture"
          value={value.alt}
          onChange={({ currentTarget }) => onChange({ ...value, alt: currentTarget.value })}
          maxLength={altMax}
          error={altError}
          help="Read aloud to people who cannot see it."
        />
      ) : null}
      {createPortal(
        // Not inside the form around this field: what is typed there must not send it.
        <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={`${id}-title`} className="dialog-wide">
          {open ? (
            <LibraryPicker chosen={value?.url} onChoose={take} onClose={() => setOpen(false)} titleId={`${id}-title`} />
          ) : null}
        </Dialog>,
        document.body,
      )}
    </fieldset>
  );
}

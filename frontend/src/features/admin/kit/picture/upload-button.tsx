import { Upload } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { type ButtonVariants, buttonVariants } from '@/components/ui/button.tsx';
import { PICTURE_TYPES } from './use-picture-upload.ts';

interface UploadButtonProps extends Pick<ButtonVariants, 'variant' | 'size'> {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
  readonly children?: string;
}

/** Opens the system's file dialog for one picture. */
export function UploadButton({
  busy,
  onFile,
  variant = 'outline',
  size = 'default',
  children = 'Upload picture',
}: UploadButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ''; // allows selecting the same file again
    if (file) onFile(file);
  };
  return (
    <label
      className={`${buttonVariants({ variant, size })} cursor-pointer outline-offset-2 outline-primary has-disabled:cursor-default has-disabled:opacity-60 has-focus-visible:outline-2`}
    >
      <input type="file" accept={PICTURE_TYPES} disabled={busy} onChange={choose} className="sr-only" />
      {busy ? <Spinner className="size-[1.125em]" /> : <Upload aria-hidden="true" />}
      <span>{busy ? 'Uploading' : children}</span>
    </label>
  );
}

import { Camera } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { River } from '@/components/brand/river.tsx';
import { Banner } from '@/components/feedback/banner.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { UploadProgressBar } from '@/components/feedback/upload-progress-bar.tsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { useAvatarUpload } from './use-avatar-upload.ts';

interface PictureCardProps {
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
}

/** The user's picture at the river. A click on it selects another one. */
export function PictureCard({ name, email, avatar }: PictureCardProps) {
  const id = useId();
  const { upload, progress, preview, problem } = useAvatarUpload();
  const busy = progress !== null;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ''; // allows selecting the same file again
    if (file) void upload(file);
  };
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="dark deep relative isolate overflow-hidden rounded-xl p-5 sm:p-6"
    >
      <River className="absolute inset-y-0 -right-36 -z-1 size-full text-deep-line opacity-60 mask-l-from-20% mask-l-to-95%" />
      <h2 id={`${id}-title`} className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
        Profile Picture
      </h2>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-4 lg:block">
        <label className="group/picture relative inline-block shrink-0 cursor-pointer rounded-full outline-offset-4 outline-primary has-focus-visible:outline-2">
          <span className="sr-only">Change profile picture</span>
          <input
            type="file"
            accept="image/*"
            disabled={busy}
            aria-describedby={`${id}-help`}
            onChange={choose}
            className="sr-only"
          />
          <PersonAvatar name={name} src={preview ?? avatar} className="size-28 text-3xl" />
          <span className="absolute right-0 bottom-0 flex size-9 items-center justify-center rounded-full border-3 border-deep bg-primary text-primary-foreground transition-colors group-hover/picture:bg-primary-hover">
            {busy ? <Spinner className="size-4.5" /> : <Camera className="size-4.5" aria-hidden="true" />}
          </span>
        </label>
        <div className="min-w-0 lg:mt-4">
          <p className="font-display text-lg leading-tight font-semibold">{name}</p>
          <p className="mt-0.5 truncate text-sm text-muted-foreground">{email}</p>
        </div>
      </div>
      <p id={`${id}-help`} className="mt-5 max-w-52 text-xs text-muted-foreground">
        Click the picture to change it: JPEG, PNG, GIF or any other type your browser can show.
      </p>
      {progress ? <UploadProgressBar progress={progress} label="Uploading the picture" className="mt-4" /> : null}
      {problem ? (
        <Banner tone="danger" className="mt-4">
          {problem}
        </Banner>
      ) : null}
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { uploadAvatar } from '@/api/generated/profile/profile.ts';
import { River } from '@/components/brand/river.tsx';
import { Banner } from '@/components/feedback/banner.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { UploadProgressBar } from '@/components/feedback/upload-progress-bar.tsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { useUpload } from '@/hooks/use-upload.ts';
import { useAuth } from '@/session/session-context.tsx';

/** The types that the server can decode; browsers may support more: HEIC in Safari, BMP, SVG. */
const SUPPORTED_TYPES = /^image\/(jpeg|png|webp|gif|avif|tiff)$/;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 25_000_000;
/** Twice the size that the server stores. */
const MAX_SIDE = 1024;

async function open(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

/** The picture, scaled down and in a type that every server can read. */
function redraw(picture: HTMLImageElement): Promise<Blob | null> {
  // An SVG may have no size of its own.
  const width = picture.naturalWidth || MAX_SIDE;
  const height = picture.naturalHeight || MAX_SIDE;
  const scale = MAX_SIDE / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/webp', 0.9));
}

/**
 * The selected file, redrawn in the browser if the server could not decode it or would find it too large. A file that
 * this browser cannot decode either stays unchanged: the server reports the problem.
 * @param address the file as a data URL
 */
async function toSupportedPicture(file: File, address: string): Promise<File> {
  const picture = await open(address);
  if (!picture) return file;
  const isSmall = file.size <= MAX_BYTES && picture.naturalWidth * picture.naturalHeight <= MAX_PIXELS;
  if (isSmall && SUPPORTED_TYPES.test(file.type)) return file;
  const redrawn = await redraw(picture);
  return redrawn ? new File([redrawn], 'avatar.webp', { type: redrawn.type }) : file;
}

/**
 * A selected file as a data URL, to be shown before it is uploaded: the Content-Security-Policy allows no other way.
 * Null if it is not a picture or cannot be read.
 */
function readPicture(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return Promise.resolve(null);
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => done(null);
    reader.readAsDataURL(file);
  });
}

/** Shows a selected picture immediately and uploads it; a failure restores the old one and shows the reason. */
function useAvatarUpload() {
  const { patchUser } = useAuth();
  const { show } = useToast();
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, progress } = useUpload();

  const upload = async (file: File) => {
    setProblem(null);
    const previewUrl = await readPicture(file);
    setPreview(previewUrl);
    try {
      const avatar = previewUrl === null ? file : await toSupportedPicture(file, previewUrl);
      const answer = await run((init) => uploadAvatar({ avatar }, init));
      if (!answer) return;
      patchUser({ avatar: answer.avatarUrl });
      show({ tone: 'success', text: t`Profile picture updated successfully` });
    } catch (error) {
      setProblem(errorMessage(error, t`Failed to update profile picture.`));
    } finally {
      setPreview(null);
    }
  };

  return {
    upload,
    progress,
    /** The selected picture during its upload. */
    preview,
    problem,
  };
}

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
      <River className="absolute inset-y-0 -end-36 -z-1 size-full text-deep-line opacity-60 mask-l-from-20% mask-l-to-95%" />
      <h2 id={`${id}-title`} className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
        <Trans>Profile Picture</Trans>
      </h2>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-4 lg:block">
        <label className="group/picture relative inline-block shrink-0 cursor-pointer rounded-full outline-offset-4 outline-primary has-focus-visible:outline-2">
          <span className="sr-only">
            <Trans>Change profile picture</Trans>
          </span>
          <input
            type="file"
            accept="image/*"
            disabled={busy}
            aria-describedby={`${id}-help`}
            onChange={choose}
            className="sr-only"
          />
          <PersonAvatar name={name} src={preview ?? avatar} className="size-28 text-3xl" />
          <span className="absolute end-0 bottom-0 flex size-9 items-center justify-center rounded-full border-3 border-deep bg-primary text-primary-foreground transition-colors group-hover/picture:bg-primary-hover">
            {busy ? <Spinner className="size-4.5" /> : <Camera className="size-4.5" aria-hidden="true" />}
          </span>
        </label>
        <div className="min-w-0 lg:mt-4">
          <p className="font-display text-lg leading-tight font-semibold">{name}</p>
          <p className="mt-0.5 truncate text-sm text-muted-foreground">{email}</p>
        </div>
      </div>
      <p id={`${id}-help`} className="mt-5 max-w-52 text-xs text-muted-foreground">
        <Trans>Click the picture to change it. JPEG, PNG, GIF or any other format your browser supports.</Trans>
      </p>
      {progress ? <UploadProgressBar progress={progress} label={t`Uploading the picture`} className="mt-4" /> : null}
      {problem ? (
        <Banner tone="danger" className="mt-4">
          {problem}
        </Banner>
      ) : null}
    </section>
  );
}

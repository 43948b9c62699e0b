import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { adminUploadPicture, invalidateAdminListPictures } from '@/api/generated/admin-pictures/admin-pictures.ts';
import type { LibraryPicture } from '@/api/generated/model.ts';
import { useUpload } from '@/hooks/use-upload.ts';
import { formatSize } from '@/lib/format-size.ts';

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
export const PICTURE_HELP = 'JPEG, PNG, WebP, AVIF or SVG, up to 10 MB.';
const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Why a file is not sent at all; null for one that may be sent. */
export function pictureRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  return size > MAX_FILE_SIZE ? `“${name}” is ${formatSize(size)}. Pictures can have up to 10 MB.` : null;
}

/** Uploads a picture to the library; invalid ones are refused before their megabytes are sent. */
export function usePictureUpload(onUploaded: (picture: LibraryPicture) => void) {
  const client = useQueryClient();
  const { run, progress } = useUpload();
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns whether the picture is in the library now */
  const upload = async (file: File): Promise<boolean> => {
    const refusal = pictureRefusal(file);
    setProblem(refusal);
    if (refusal) return false;
    try {
      const picture = await run((init) => adminUploadPicture({ picture: file }, init));
      if (!picture) return false;
      await invalidateAdminListPictures(client);
      onUploaded(picture);
      return true;
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to upload the picture.'));
      return false;
    }
  };

  return {
    upload,
    busy: progress !== null,
    progress,
    problem,
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { adminUploadPicture, invalidateAdminListPictures } from '@/api/generated/admin-pictures/admin-pictures.ts';
import type { LibraryPicture } from '@/api/generated/model.ts';
import { useUpload } from '@/hooks/use-upload.ts';

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
export const PICTURE_HELP = 'JPEG, PNG, WebP, AVIF or SVG, up to 10 MB.';
const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Uploads a picture to the library; invalid ones are refused before their megabytes are sent. */
export function usePictureUpload(onUploaded: (picture: LibraryPicture) => void) {
  const client = useQueryClient();
  const { run, progress } = useUpload();
  const [problem, setProblem] = useState<string | null>(null);

  const upload = async (file: File) => {
    setProblem(null);
    if (file.size > MAX_FILE_SIZE) {
      setProblem('This picture is larger than 10 MB. Please choose a smaller one.');
      return;
    }
    try {
      const picture = await run((init) => adminUploadPicture({ picture: file }, init));
      if (!picture) return;
      await invalidateAdminListPictures(client);
      onUploaded(picture);
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to upload the picture.'));
    }
  };

  return {
    upload,
    busy: progress !== null,
    progress,
    problem,
  };
}

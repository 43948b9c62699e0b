import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { invalidateAdminListPictures, useAdminUploadPicture } from '@/api/generated/admin-pictures/admin-pictures.ts';
import type { LibraryPicture } from '@/api/generated/model.ts';

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
export const PICTURE_HELP = 'JPEG, PNG, WebP, AVIF or SVG, up to 10 MB.';
const LARGEST = 10 * 1024 * 1024;

/** Sends a picture to the library; one that cannot pass is refused here, before its megabytes are sent. */
export function usePictureUpload(onUploaded: (picture: LibraryPicture) => void) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<string | null>(null);
  const { mutateAsync, isPending, error, reset } = useAdminUploadPicture({
    mutation: { networkMode: 'always' }, // offline it fails at once; the default would wait and send it then
  });

  const upload = async (file: File) => {
    reset();
    setRefused(null);
    if (file.size > LARGEST) {
      setRefused('This picture is larger than 10 MB. Please choose a smaller one.');
      return;
    }
    try {
      const picture = await mutateAsync({ data: { picture: file } });
      await invalidateAdminListPictures(client);
      onUploaded(picture);
    } catch {
      // `problem` tells it.
    }
  };

  return {
    upload,
    busy: isPending,
    problem: refused ?? (error ? messageOf(error, 'Failed to upload the picture.') : null),
  };
}

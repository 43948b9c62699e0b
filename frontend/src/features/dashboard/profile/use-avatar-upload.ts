import { useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { useUploadAvatar } from '@/api/generated/profile/profile.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useAuth } from '@/session/session-context.tsx';
import { readPicture } from './read-picture.ts';
import { readablePicture } from './readable-picture.ts';

/** Shows a chosen picture at once and uploads it; a failure brings the old one back and says why. */
export function useAvatarUpload() {
  const { patchUser } = useAuth();
  const { show } = useToast();
  const [preview, setPreview] = useState<string | null>(null);
  const { mutateAsync, isPending, error, reset } = useUploadAvatar({
    mutation: { networkMode: 'always' }, // offline it fails at once; the default would wait and send it then
  });

  const upload = async (file: File) => {
    reset();
    const shown = await readPicture(file);
    setPreview(shown);
    try {
      const avatar = shown === null ? file : await readablePicture(file, shown);
      const { avatarUrl } = await mutateAsync({ data: { avatar } });
      patchUser({ avatar: avatarUrl });
      show({ tone: 'success', text: 'Profile picture updated successfully' });
    } catch {
      // `problem` tells it.
    } finally {
      setPreview(null);
    }
  };

  return {
    upload,
    busy: isPending,
    /** The chosen picture while it is on its way. */
    preview,
    problem: error ? messageOf(error, 'Failed to update profile picture.') : null,
  };
}

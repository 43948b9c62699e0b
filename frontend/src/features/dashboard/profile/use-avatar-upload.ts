import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { uploadAvatar } from '@/api/generated/profile/profile.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useUpload } from '@/hooks/use-upload.ts';
import { useAuth } from '@/session/session-context.tsx';
import { readPicture } from './read-picture.ts';
import { toSupportedPicture } from './to-supported-picture.ts';

/** Shows a selected picture immediately and uploads it; a failure restores the old one and shows the reason. */
export function useAvatarUpload() {
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
      show({ tone: 'success', text: 'Profile picture updated successfully' });
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to update profile picture.'));
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

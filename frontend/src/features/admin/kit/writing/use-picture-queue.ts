import { useRef, useState } from 'react';
import type { PictureData } from '@/components/ui/picture.tsx';
import { PICTURE_TYPES, pictureRefusal, usePictureUpload } from '../picture/use-picture-upload.ts';

/** Why a pasted or dropped file is left out. */
const refusalOf = (file: File): string | null =>
  PICTURE_TYPES.split(',').includes(file.type)
    ? pictureRefusal(file)
    : `“${file.name}” is not a picture. JPEG, PNG, WebP, AVIF and SVG can be used.`;

interface PictureQueueOptions {
  /** Marks the place of the picture in the text; null removes the mark. */
  readonly onSpot: (at: number | null) => void;
}

/**
 * Pictures pasted or dropped into the text: uploaded one after another, and each waits for its description before the
 * next one begins.
 */
export function usePictureQueue({ onSpot }: PictureQueueOptions) {
  const waiting = useRef<File[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [uploaded, setUploaded] = useState<PictureData | null>(null);
  const { upload, progress, problem, busy } = usePictureUpload(setUploaded);

  /** @param at offset for the next picture */
  const next = async (at: number) => {
    const file = waiting.current.shift();
    onSpot(file ? at : null);
    if (file && !(await upload(file))) await next(at);
  };
  return {
    /** The uploaded picture that waits for its description. */
    uploaded,
    progress,
    /** Files that were rejected, one sentence each. */
    problems: problem ? [...refused, problem] : refused,
    add: (files: readonly File[], at: number) => {
      setRefused(files.map(refusalOf).filter((refusal) => refusal !== null));
      waiting.current.push(...files.filter((file) => refusalOf(file) === null));
      if (!busy && !uploaded) void next(at);
    },
    /** The description is known, or the picture is not wanted after all. */
    release: () => setUploaded(null),
    next: (at: number) => void next(at),
  };
}

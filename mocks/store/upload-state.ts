import type { FileUpload } from '../generated/model.ts';

/** What the mock server knows of files that arrive part by part; it counts their bytes and keeps none. */
export type UploadState = {
  uploads: (FileUpload & { userId: string })[];
};

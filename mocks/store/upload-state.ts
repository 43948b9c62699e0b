import type { FileUpload } from '../../contract/generated/model.ts';

/** The mock server's data about resumable uploads; it counts their bytes and stores none. */
export type UploadState = {
  uploads: (FileUpload & { userId: string })[];
};

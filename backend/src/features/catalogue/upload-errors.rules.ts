import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { AppError, conflict, notFound } from '../../lib/errors.ts';

export const uploadLockedError = () => new AppError(423, 'locked', REFUSALS.uploadBusy);
export const uploadNotFoundError = () => notFound(REFUSALS.uploadGone);
const uploadTooLongError = () => new AppError(413, 'too_large', REFUSALS.uploadTooLong);

/** An error of the tus library in the contract's form; null for other statuses. */
export function toUploadError(status: number | undefined): AppError | null {
  if (status === 404 || status === 410) return uploadNotFoundError();
  if (status === 409) return conflict(REFUSALS.uploadElsewhere);
  if (status === 413) return uploadTooLongError();
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError(400, 'invalid_request', REFUSALS.brokenUpload);
  }
  return null;
}

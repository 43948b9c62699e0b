// biome-ignore-all lint/performance/noBarrelFile: the entry of a package; bundlers drop what is not imported.
export { type ClientOptions, createClient, type StudioClient } from './client.ts';
export { ApiError, ConnectionError, type ErrorCode } from './errors.ts';
export type { components, operations, paths } from './generated/contract.ts';
export { type PublishedFile, publishRelease, type ReleaseToPublish } from './releases.ts';
export { type FinishedUpload, UploadError, type UploadOptions, uploadFile } from './uploads.ts';
export { verifyWebhook, WebhookError, type WebhookEvent, type WebhookRequest } from './webhooks.ts';

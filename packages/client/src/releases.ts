import type { StudioClient } from './client.ts';
import type { components } from './generated/contract.ts';
import { type UploadOptions, uploadFile } from './uploads.ts';

type Schemas = components['schemas'];

export interface PublishedFile {
  /** In Node: `await openAsBlob('app.zip')`. */
  content: Blob;
  name: string;
  /** `any` by default. */
  platform?: Schemas['ReleasePlatform'];
  /** Such as 'Windows 10 or later'. */
  requirements?: string;
}

export interface ReleaseToPublish {
  /** Number of the product, as in its URL. */
  product: number;
  /** Semantic version that no release of the product has. */
  version: string;
  /** Markdown. */
  notes: string;
  files: readonly PublishedFile[];
  /** `stable` by default. */
  channel?: Schemas['ReleaseChannel'];
  /** Schedules the release instead of publishing it now. */
  at?: Date;
}

/** Uploads the files, drafts the release and publishes it. Needs a key with the scope `releases:publish`. */
export async function publishRelease(
  studio: StudioClient,
  { product, version, notes, files, channel = 'stable', at }: ReleaseToPublish,
  options: Pick<UploadOptions, 'onProgress' | 'signal'> = {},
): Promise<Schemas['AdminRelease']> {
  const uploaded: Schemas['ReleaseFileInput'][] = [];
  for (const { content, name, platform = 'any', requirements = '' } of files) {
    const { file } = await uploadFile(studio, content, { ...options, name });
    uploaded.push({ fileId: file.id, platform, requirements });
  }
  const draft = await studio.post('/admin/products/{id}/releases', {
    params: { path: { id: String(product) } },
    body: { version, channel, notes, files: uploaded },
  });
  return studio.post('/admin/products/{id}/releases/{release}/publish', {
    params: { path: { id: String(product), release: draft.id } },
    body: { revision: draft.revision, at: at?.toISOString() ?? null },
  });
}

import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { createTus } from '../catalogue/tus.service.ts';
import { uploadNotFoundError } from '../catalogue/upload-errors.rules.ts';
import {
  assertUploading,
  getBriefFile,
  getOpenBrief,
  removeBriefFile,
  startBriefUpload,
} from './brief-files.service.ts';
import { getBriefRow, getReplyHours, saveBrief, startBrief, toBrief } from './briefs.service.ts';
import { sendBrief } from './send-brief.service.ts';

type Operations =
  | 'startBrief'
  | 'getBrief'
  | 'saveBrief'
  | 'sendBrief'
  | 'startBriefFile'
  | 'getBriefFile'
  | 'continueBriefFile'
  | 'deleteBriefFile';

const TUS_HEADERS = { 'Tus-Resumable': '1.0.0' };

/** The contract requires the header. */
const readToken = (headers: { 'x-brief-token'?: string }): string => headers['x-brief-token'] ?? '';

/** Project briefs of visitors; only the token of one gives access. */
export function createBriefsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, clock, limits } = deps;
  const replyHours = () => getReplyHours(db, clock.now());
  const continueUpload = createTus(deps);
  return {
    startBrief: async ({ body, call }) => {
      await limits.consume('brief-start-network', call.ip);
      return { status: 201, body: await startBrief(deps, body, call.language) };
    },

    getBrief: async ({ headers, call }) => {
      await limits.consume('brief-token-network', call.ip);
      return {
        status: 200,
        body: await toBrief(deps, await getBriefRow(deps, readToken(headers)), await replyHours()),
      };
    },

    saveBrief: async ({ headers, body, call }) => {
      await limits.consume('brief-token-network', call.ip);
      return { status: 200, body: await toBrief(deps, await saveBrief(deps, readToken(headers), body), null) };
    },

    sendBrief: async ({ headers, body, call }) => {
      await limits.consume('brief-token-network', call.ip);
      const { sent_at } = await getBriefRow(deps, readToken(headers));
      if (!sent_at) {
        await limits.consume('brief-send-network', call.ip);
        await limits.consume('brief-address', toPersonKey(body.email.trim()));
      }
      const sent = await sendBrief(deps, readToken(headers), body);
      return { status: 200, body: await toBrief(deps, sent, await replyHours()) };
    },

    startBriefFile: async ({ headers, body, call }) => {
      await limits.consume('brief-token-network', call.ip);
      const file = await startBriefUpload(deps, readToken(headers), body);
      return { status: 201, headers: { Location: `/api/brief/files/${file.id}` }, body: file };
    },

    getBriefFile: async ({ headers, params, call }) => {
      await limits.consume('brief-token-network', call.ip);
      const { id } = await getBriefRow(deps, readToken(headers));
      // A file of no allowed type is deleted when it is finished here, after a lost answer.
      const file = await getBriefFile(deps, id, params.id).catch((error: unknown) => {
        throw error instanceof AppError && error.status === 415 ? uploadNotFoundError() : error;
      });
      const offset = { 'Upload-Offset': String(file.receivedBytes), 'Upload-Length': String(file.size_bytes) };
      return { status: 200, headers: { ...TUS_HEADERS, ...offset }, body: file };
    },

    continueBriefFile: async ({ headers, params, body, call }) => {
      await limits.consume('brief-token-network', call.ip);
      const { id } = await getOpenBrief(deps, readToken(headers));
      await assertUploading(deps, id, params.id);
      const received = await continueUpload(params.id, headers['upload-offset'] ?? '', body.raw);
      await getBriefFile(deps, id, params.id);
      return { status: 204, headers: { ...TUS_HEADERS, 'Upload-Offset': String(received) } };
    },

    deleteBriefFile: async ({ headers, params, call }) => {
      await limits.consume('brief-token-network', call.ip);
      const { id } = await getOpenBrief(deps, readToken(headers));
      await removeBriefFile(deps, id, params.id);
      return { status: 204 };
    },
  };
}

import type { ErrorCode } from '../contract/generated/model.ts';
import { type OperationId, type OperationMeta, operations } from '../contract/generated/operations.ts';
import type { AnyReply } from '../packages/mock-server/src/operations.ts';
import {
  Scenarios as BaseScenarios,
  type ScenarioSettings as BaseSettings,
} from '../packages/mock-server/src/scenarios.ts';
import { shortened, withLongWords } from './server/long-words.ts';

export type ScenarioSettings = BaseSettings<OperationId> & {
  /** every user text ends with a word of 60 letters */
  longWords: boolean;
};

const CODES: Record<number, ErrorCode> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'link_expired',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** The documented error answers of an operation: status → message and code of its example. */
const documentedErrors = (operation: OperationId): OperationMeta['errors'] => operations[operation].errors;

export const documentedMessage = (operation: OperationId, status: number): string | undefined =>
  documentedErrors(operation)[status]?.message;

/** The scenarios of packages/mock-server, and words wider than a phone. */
export class Scenarios extends BaseScenarios<OperationId> {
  private hasLongWords = false;

  constructor() {
    super({
      operations,
      notLists: ['getSession', 'getSite'],
      documentedMessage,
      failureBody: (operation, { status, message }) => {
        const code = documentedErrors(operation)[status]?.code ?? CODES[status] ?? 'internal';
        return { message, code, requestId: 'mock-forced' };
      },
    });
  }

  /** Every user text ends with a word that is wider than a phone. */
  longWords(on = true): void {
    this.hasLongWords = on;
  }

  override clear(): void {
    super.clear();
    this.hasLongWords = false;
  }

  override read(): ScenarioSettings {
    return { ...super.read(), longWords: this.hasLongWords };
  }

  override set(settings: ScenarioSettings): void {
    super.set(settings);
    this.hasLongWords = settings.longWords;
  }

  override transformRequest<Part>(part: Part): Part {
    return this.hasLongWords ? shortened(part) : part;
  }

  override transformReply<Answer extends AnyReply>(id: OperationId, reply: Answer): Answer {
    const short = super.transformReply(id, reply);
    return this.hasLongWords ? withLongWords(id, short) : short;
  }
}

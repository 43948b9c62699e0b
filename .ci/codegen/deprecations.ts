// Operations that will be removed: `deprecated` with `x-deprecated: { since, sunset, use }`. Server and mocks send what this
// makes of it as `Deprecation` (RFC 9745) and `Sunset` (RFC 8594).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from './operations.ts';

interface Deprecated {
  /** The day on which it was announced, and the first one on which it may be removed. */
  since: string;
  sunset: string;
  /** The operation to call instead. */
  use: string;
}

type Operation = { operationId?: string; deprecated?: boolean; 'x-deprecated'?: Deprecated };

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

/** Days in which callers can change their programs. */
const NOTICE_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** @throws when an operation is deprecated without dates and a successor, or too late to change a program */
export const readDeprecations = ({ paths }: Document) => {
  const operations = operationsOf<Operation>(paths).map(({ operation }) => operation);
  const ids = new Set(operations.map(({ operationId }) => operationId));
  return operations.flatMap(({ operationId = '', deprecated = false, 'x-deprecated': word }) => {
    if (deprecated !== (word !== undefined)) {
      throw new Error(`${operationId}: deprecated needs x-deprecated: { since, sunset, use }, and the other way round`);
    }
    if (!word) return [];
    if (!ids.has(word.use)) throw new Error(`${operationId}: x-deprecated names ${word.use}, which is no operation`);
    const [since, sunset] = [Date.parse(word.since), Date.parse(word.sunset)];
    if (!(sunset - since >= NOTICE_DAYS * DAY_MS)) {
      throw new Error(`${operationId}: x-deprecated leaves less than ${NOTICE_DAYS} days between since and sunset`);
    }
    return [{ operationId, since, sunset }];
  });
};

/** The headers for server and mocks. */
export const writeDeprecations = (folder: string, document: Document) => () => {
  const rows = readDeprecations(document).map(
    ({ operationId, since, sunset }) =>
      `  ${operationId}: {\n    Deprecation: '@${since / 1000}',\n    Sunset: '${new Date(sunset).toUTCString()}',\n    Link: '</docs/versions.md>; rel="deprecation"; type="text/markdown"',\n  },`,
  );
  const text = `/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

/** Operation → headers of all its responses. */
export const deprecationHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${rows.join('\n')}
};
`;
  writeFileSync(join(folder, 'deprecations.ts'), text);
};

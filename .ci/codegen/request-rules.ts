// Words of request bodies for which the generated checks of the mocks have no rule: `format: money` and `uniqueItems`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '../../packages/conformance/src/document.ts';
import { sentFields } from '../../packages/conformance/src/limits.ts';

type Rules = Record<string, string[]>;

const add = (rules: Rules, operation: string, field: string) => {
  rules[operation] = [...(rules[operation] ?? []), field.replaceAll(/(^|\.)0(?=\.|$)/g, '$1*')];
};

const toRows = (rules: Rules) =>
  Object.entries(rules).map(([id, fields]) => `  ${id}: [${fields.map((field) => `'${field}'`).join(', ')}],`);

/** Fields of the body by operation; `*` stands for every item of an array. */
export const writeRequestRules = (folder: string, document: OpenApiDocument) => () => {
  const [money, unique]: [Rules, Rules] = [{}, {}];
  for (const { operation, field, limits } of sentFields(document)) {
    if (/^[?{:]/.test(field)) continue;
    if (limits.format === 'money') add(money, operation, field);
    if (limits.uniqueItems) add(unique, operation, field);
  }
  const table = (name: string, comment: string, rules: Rules) =>
    `\n/** ${comment} */\nexport const ${name}: Readonly<Record<string, readonly string[]>> = {\n${toRows(rules).join('\n')}\n};\n`;
  const text = `/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */
${table('moneyFields', 'Fields with `format: money`, by operation; `*` stands for every item.', money)}${table('uniqueFields', 'Arrays without equal items, by operation.', unique)}`;
  writeFileSync(join(folder, 'request-rules.ts'), text);
};

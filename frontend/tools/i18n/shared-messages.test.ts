import extractor from '@lingui/cli/api/extractors/babel';
import { getConfig } from '@lingui/conf';
import { expect, test } from 'vitest';
import { msg, plural, t } from '../../../contract/i18n/macros.ts';
import { addTranslations, toText } from '../../../contract/i18n/message.ts';
import { catalogConfig } from './catalogs.ts';
import { toMacros, toTexts } from './shared-messages.ts';

const IMPORT = "import { msg, plural, t } from '../../contract/i18n/macros.ts';\n";

const [name, count, deep] = ['Nadia', 3, { name: 'Rahim' }];
const hole = (code: string) => `$${`{${code}}`}`;

/** A sentence as it is written, and the same sentence while a program runs. */
const SENTENCES = [
  ['msg`Plain shared text`', msg`Plain shared text`],
  ["msg`It’s “quoted”, isn't it?`", msg`It’s “quoted”, isn't it?`],
  [`msg\`Shared ${hole('name')}\``, msg`Shared ${name}`],
  [
    `msg\`Shared ${hole('deep.name')} and ${hole('name')} and ${hole('name')}\``,
    msg`Shared ${deep.name} and ${name} and ${name}`,
  ],
  [
    `msg\`Shared ${hole("plural(count, { one: 'one file', other: '# files' })")} of ${hole('name')}\``,
    msg`Shared ${plural(count, { one: 'one file', other: '# files' })} of ${name}`,
  ],
  [
    `msg\`Up to ${hole("plural(deep.name.length, { other: '# shared letters' })")}\``,
    msg`Up to ${plural(deep.name.length, { other: '# shared letters' })}`,
  ],
] as const;

test.each(SENTENCES)('the message that is extracted from %s is the one that is looked up', async (code, message) => {
  const found: string[] = [];
  const context = { linguiConfig: getConfig({ configPath: catalogConfig }) };
  const add = (extracted: { message?: string }) => found.push(extracted.message ?? '');
  await extractor.extract('a.ts', toMacros(`${IMPORT}export const a = ${code};`), add, context as never);
  expect(found).toHaveLength(1);
  addTranslations('bn', [
    [found[0] ?? '', `অনুবাদ ${(found[0] ?? '').match(/\{\w+(?=\})/g)?.[0] ?? '{'}}`.replace(/\{\}$/, '')],
  ]);
  expect(toText('bn', message)).toMatch(/^অনুবাদ/);
});

test('a language given to `t` counts while a program runs', () => {
  expect(t('en')`Shared ${name}`).toBe('Shared Nadia');
});

test('the site’s scripts have one language', () => {
  const code = `${IMPORT}const a = msg\`One\`;\nconst b = t(\n  language,\n)\`Two\`;\nconst c = t('en')\`Three\`;`;
  expect(toTexts(code)).toBe(
    "import { t, plural } from '@lingui/core/macro';\nconst a = t`One`;\nconst b = t`Two`;\nconst c = t`Three`;",
  );
});

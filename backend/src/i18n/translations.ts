// Reads the server's catalogues when it is first imported, by whatever writes texts: error responses and emails.
import { readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { addTranslations } from '../../../contract/i18n/message.ts';
import { LANGUAGES } from '../../../contract/rules/languages.ts';

for (const language of LANGUAGES.filter((name) => name !== 'en')) {
  const { items } = parsePo(readFileSync(new URL(`${language}/server.po`, import.meta.url), 'utf8'));
  const translated = items.filter(({ msgstr, obsolete }) => msgstr[0] && !obsolete);
  addTranslations(
    language,
    translated.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ''] as const),
  );
}

import catalogs from 'virtual:message-catalogs';
import { type MessageDescriptor, type MessageOptions, setupI18n, type Values } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import { language, locale } from './language.ts';
import { sample } from './samples/samples.ts';

// Development, Storybook and tests translate here while they run. In a production build every message is written into
// the scripts of its language instead (tools/i18n/inline-messages.ts), and nothing imports this module.
export const i18n = setupI18n({ locale: language, messages: catalogs });
i18n.setMessagesCompiler(sample?.compile ?? (language === 'en' ? compileMessage : compileWithDigits));

/** Prefix of a value as it is written in a text; plurals choose by the value itself. */
const WRITTEN = 'written ';

/** Names the written form of every value, also inside plurals. */
function compileWithDigits(message: string): CompiledMessage {
  const withDigits = (tokens: CompiledMessage): CompiledMessage =>
    tokens.map((token) => {
      if (typeof token === 'string') return token;
      const [name, type, choices] = token;
      if (type === undefined) return [WRITTEN + name];
      if (typeof choices !== 'object' || choices === null) return token;
      const written = Object.entries(choices).map(([key, choice]) => [
        key,
        Array.isArray(choice) ? withDigits(choice) : choice,
      ]);
      return [name, type, Object.fromEntries(written)];
    });
  return withDigits(compileMessage(message));
}

/** A number in the digits of the language, without separators, as the build writes it. */
const toDigits = (value: unknown): unknown =>
  typeof value === 'number' ? value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 }) : value;

if (language !== 'en') {
  const translate = i18n._.bind(i18n);
  const withWritten = (values: Values = {}): Values => {
    const written = Object.entries(values).map(([name, value]) => [WRITTEN + name, toDigits(value)]);
    return { ...values, ...Object.fromEntries(written) };
  };
  i18n._ = (id: MessageDescriptor | string, values?: Values, options?: MessageOptions) =>
    typeof id === 'string'
      ? translate(id, withWritten(values), options)
      : translate({ ...id, values: withWritten(id.values ?? values) });
}

/** Without a provider: a document has one language. */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={{ i18n }} />;

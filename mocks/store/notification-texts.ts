import type { Notification } from '../../contract/generated/model.ts';
import { type Text, writeText } from '../../contract/i18n/message.ts';
import { LANGUAGES, type Language } from '../../contract/rules/languages.ts';

/** A notification's texts by language, without English. */
export type NotificationTranslations = Partial<Record<Language, Pick<Notification, 'title' | 'text'>>>;

export interface NewNotification extends Pick<Notification, 'kind' | 'href'> {
  title: Text;
  text: Text;
}

/** A notification with its texts in every language. */
export function toStored({ title, text, ...notification }: NewNotification) {
  const write = (language: Language) => ({ title: writeText(language, title), text: writeText(language, text) });
  const translations: NotificationTranslations = Object.fromEntries(
    LANGUAGES.filter((language) => language !== 'en').map((language) => [language, write(language)]),
  );
  return { ...notification, ...write('en'), translations };
}

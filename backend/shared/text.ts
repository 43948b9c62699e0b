/** Control characters and the two line separators of Unicode. */
const SECOND_LINE = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text fits where only one line may stand, such as in a mail's header. */
export const isOneLine = (text: string): boolean => !SECOND_LINE.test(text);

/** Whether a person's name fits where only one line may stand; names end up in mail headers. */
export const isName = (name: string): boolean => !/\p{Cc}/u.test(name);

/** Text that PostgreSQL keeps as it is: without U+0000 and without half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Line ends of one kind, no blanks around. */
export const toPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 passwords of stolen lists, in small letters. Only the server has them: they are too large for a page. */
const COMMON = new Set(dictionary['passwords-common']);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

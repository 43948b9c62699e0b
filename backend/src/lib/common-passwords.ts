import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 leaked passwords in lower case. Only on the server: they are too large for a page. */
const COMMON = new Set(dictionary['passwords-common']);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

import { toAsciiDigits } from './digits.ts';

/** The typed code without its separating spaces and hyphens, in ASCII digits. */
export const toPlainCode = (code: string): string => toAsciiDigits(code).replace(/[\s-]/g, '').toLowerCase();

/** Whether it has the form of an app code; anything else is treated as a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(toPlainCode(code));

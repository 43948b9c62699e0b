import { isWeakPassword } from '../../backend/shared/weak-password.ts';

/** The server's list of stolen passwords, fetched with the first new password: the demo's start does without it. */
const readCommon = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

let common: Promise<Set<string>> | undefined;

/** Whether a new password is among the first that anybody tries. */
export const isRefusedPassword = async (
  password: string,
  person?: { name: string; email: string },
): Promise<boolean> => {
  if (isWeakPassword(password, person)) return true;
  common ??= readCommon();
  return (await common).has(password.toLowerCase());
};

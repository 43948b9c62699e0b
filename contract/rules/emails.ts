/** Whether two emails are the same account's; upper and lower case do not matter. */
export const isSameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The check of an email by browsers, as they check a field of that type. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Whether browsers accept it in a field for an email. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

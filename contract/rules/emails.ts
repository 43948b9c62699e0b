/** Whether two emails are the same account's; upper and lower case do not matter. */
export const isSameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

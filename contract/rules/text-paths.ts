/** Whether a text's path, such as `features.0`, leads through a list, in which its place may change. */
export const isInList = (path: string): boolean => /(?:^|\.)\d+(?:\.|$)/.test(path);

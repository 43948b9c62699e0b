/** The working areas, pages of one person, and pages that a link with a token opens. */
const PRIVATE =
  /^\/(?:admin|call|case-study|confirm-email|conversation|dashboard|gift|invoice|login\/callback|newsletter|order|orders|project|quote|renewal|saved|unsubscribe)(?:\/|$)/;

/** Whether visits to a path, without its language, are never counted. */
export const isPrivatePath = (path: string): boolean => PRIVATE.test(path);

import { spyOn } from 'storybook/test';

/**
 * Collects the links that files are saved with; the browser gets none of them. Storybook restores this after the story.
 */
export const catchSavedFiles = (): readonly HTMLAnchorElement[] => {
  const links: HTMLAnchorElement[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    if (this instanceof HTMLAnchorElement) links.push(this);
  });
  return links;
};

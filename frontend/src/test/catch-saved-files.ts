import { spyOn } from 'storybook/test';

/** The links that files are saved by, from now on; the browser gets none of them. Storybook undoes it after the story. */
export const catchSavedFiles = (): readonly HTMLAnchorElement[] => {
  const links: HTMLAnchorElement[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    if (this instanceof HTMLAnchorElement) links.push(this);
  });
  return links;
};

import { waitFor, within } from 'storybook/test';

/**
 * The page in the frame beside the forms of a story, as soon as it has an element.
 * @throws Error when the element is not there within 30 seconds
 */
export async function framedPage(canvasElement: HTMLElement, selector: string) {
  const page = await waitFor(
    () => {
      const body = canvasElement.querySelector('iframe')?.contentDocument?.body;
      if (!body?.querySelector(selector)) throw new Error('The page is not there yet');
      return body;
    },
    { timeout: 30_000 },
  );
  return within(page);
}

/** How the two style sheets of Storybook's `pauseAnimations` start; none of the site's own does. */
const PAUSING = /^\*, \*:before, \*:after \{\s+animation/;

const isPausing = (node: Node): boolean => node instanceof HTMLStyleElement && PAUSING.test(node.textContent);

/**
 * After each story Storybook pauses animations with two style sheets that match every element, inserted and removed
 * again: the browser recalculates all styles four times, an eighth of a story's time. Here motion is reduced and
 * remaining animations are finished before checks run, so these sheets are blocked.
 */
export function blockPauseSheets(head: HTMLHeadElement): void {
  if (Object.hasOwn(head, 'appendChild')) return; // the runner's page is reused from file to file
  const { appendChild, removeChild } = head;
  head.appendChild = (node) => (isPausing(node) ? node : appendChild.call(head, node)) as typeof node;
  head.removeChild = (node) => (isPausing(node) ? node : removeChild.call(head, node)) as typeof node;
}

/** How the two style sheets of Storybook's `pauseAnimations` begin; none of the site's own does. */
const PAUSING = /^\*, \*:before, \*:after \{\s+animation/;

const isPausing = (node: Node): boolean => node instanceof HTMLStyleElement && PAUSING.test(node.textContent);

/**
 * After each story Storybook pauses animations with two style sheets about every element, put in and taken out again: the
 * browser computes every style anew four times, an eighth of the work of a story. Here motion is reduced and what still
 * moves is finished before anything is looked at, so these sheets stay out.
 */
export function keepPausingOut(head: HTMLHeadElement): void {
  if (Object.hasOwn(head, 'appendChild')) return; // the runner's page stays from file to file
  const { appendChild, removeChild } = head;
  head.appendChild = (node) => (isPausing(node) ? node : appendChild.call(head, node)) as typeof node;
  head.removeChild = (node) => (isPausing(node) ? node : removeChild.call(head, node)) as typeof node;
}

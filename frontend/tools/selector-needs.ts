import { type SelectorComponent, transform } from 'lightningcss';

/** Anything that can be filled in. */
const FIELD = ':field';

/** Parts of fields that browsers name themselves, by the beginning of their names. */
const FIELD_PARTS: [start: string, need: string][] = [
  ['placeholder', FIELD],
  ['-moz-ui-invalid', FIELD],
  ['file-selector-button', 'type=file'],
  ['-webkit-date', 'type=date'],
  ['-webkit-calendar', 'type=date'],
  ['-webkit-inner', 'type=number'],
  ['-webkit-outer', 'type=number'],
  ['-webkit-search', 'type=search'],
];

function needsOf(component: SelectorComponent): string[] {
  if (component.type === 'class') return [`.${component.name}`];
  if (component.type === 'type') return [component.name.toLowerCase()];
  if (component.type !== 'pseudo-class' && component.type !== 'pseudo-element') return [];
  // `:has()` with one thing inside: without it in the document the selector finds nothing.
  if (component.kind === 'has') {
    const [only, ...others] = component.selectors;
    return only && others.length === 0 ? only.flatMap(needsOf) : [];
  }
  const name = component.kind === 'custom' ? component.name : component.kind;
  return FIELD_PARTS.flatMap(([start, need]) => (name.startsWith(start) ? [need] : []));
}

/**
 * What a document must contain for a selector to have an effect: elements as their names, classes with a dot before,
 * `:field`, and `type=` with the type of a field. What stands inside `:is()`, `:not()` and their like is not asked for.
 */
export function selectorNeeds(selector: string): string[] {
  let needs: string[] = [];
  transform({
    filename: 'selector.css',
    code: Buffer.from(`${selector}{top:0}`),
    errorRecovery: true,
    visitor: {
      Rule: {
        style: ({ value }) => {
          needs = value.selectors.flat().flatMap(needsOf);
        },
      },
    },
  });
  return needs;
}

import { type SelectorComponent, transform } from 'lightningcss';

/** Any form field. */
const FIELD = ':field';

/** Pseudo-elements that browsers add to fields, by their prefixes. */
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

const LANGUAGE = 'lang=';

function needsOf(component: SelectorComponent): string[] {
  if (component.type === 'attribute' && component.name === 'lang' && component.operation?.operator === 'equal')
    return [LANGUAGE + component.operation.value];
  if (component.type === 'class') return [`.${component.name}`];
  if (component.type === 'type') return [component.name.toLowerCase()];
  if (component.type !== 'pseudo-class' && component.type !== 'pseudo-element') return [];
  if (component.kind === 'lang') {
    const [only, ...others] = component.languages;
    return only && others.length === 0 ? [LANGUAGE + only] : [];
  }
  // With a single selector inside: if the document has no match for it, the whole selector matches nothing.
  if (component.kind === 'has' || component.kind === 'is' || component.kind === 'where') {
    const [only, ...others] = component.selectors;
    return only && others.length === 0 ? only.flatMap(needsOf) : [];
  }
  const name = component.kind === 'custom' ? component.name : component.kind;
  return FIELD_PARTS.flatMap(([start, need]) => (name.startsWith(start) ? [need] : []));
}

/**
 * What a document must contain for a selector to match: elements by name, classes with a leading dot, `:field`,
 * `type=` with the type of a field, and `lang=` with a language. Arguments of `:not()`, and alternatives in `:is()` and
 * the like, are ignored.
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

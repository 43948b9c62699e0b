// Rules for the contract that Redocly does not include; redocly.yaml enables them.

/** Every tag belongs to exactly one group, so that the API reference shows all of them. */
const TagsGrouped = () => ({
  Root: {
    enter(root, { report, location }) {
      const grouped = (root['x-tagGroups'] ?? []).flatMap(({ tags }) => tags);
      const declared = (root.tags ?? []).map(({ name }) => name);
      for (const name of new Set([...declared, ...grouped])) {
        const count = grouped.filter((one) => one === name).length;
        const isDeclared = declared.includes(name);
        if (count === 1 && isDeclared) continue;
        const problem = isDeclared ? `belongs to ${count} groups; expected one` : 'of a group is not declared';
        report({ message: `The tag '${name}' ${problem}.`, location: location.child('x-tagGroups') });
      }
    },
  },
});

/** Names of the specification, and `productId` of its slides: the same things are called in snake_case elsewhere. */
const SPELLED_TWICE = new Set(['isAdmin', 'postalCode', 'productId']);

/** @param {string} name */
const snakeCase = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Schemas of the bodies that webhook endpoints receive. */
const findPayloads = ({ webhooks = {} }) =>
  new Set([...JSON.stringify(webhooks).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));

/**
 * One property has one name: no `createdAt` beside `created_at`. Bodies of webhooks are read by other programs and have
 * names in snake_case only, whatever the API calls the same thing.
 */
const OneSpelling = () => {
  const properties = new Map();
  let payloads = new Set();
  return {
    SchemaProperties(schemas, { location, report }) {
      const isPayload = payloads.has(/^#\/components\/schemas\/(\w+)/.exec(location.pointer)?.[1]);
      for (const name of Object.keys(schemas)) {
        if (!isPayload) properties.set(name, location.child(name));
        else if (snakeCase(name) !== name)
          report({
            message: `Bodies of webhooks have '${snakeCase(name)}', not '${name}'.`,
            location: location.child(name),
          });
      }
    },
    Root: {
      enter(root) {
        payloads = findPayloads(root);
      },
      leave(_root, { report }) {
        for (const [name, location] of properties) {
          const other = snakeCase(name);
          if (other === name || SPELLED_TWICE.has(name) || !properties.has(other)) continue;
          report({ message: `The property '${name}' is also called '${other}'; use '${other}'.`, location });
        }
      },
    },
  };
};

export default function contract() {
  return { id: 'contract', rules: { oas3: { 'tags-grouped': TagsGrouped, 'one-spelling': OneSpelling } } };
}

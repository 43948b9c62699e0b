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

/** One property has one name: no `createdAt` beside `created_at`. */
const OneSpelling = () => {
  const properties = new Map();
  return {
    SchemaProperties(schemas, { location }) {
      for (const name of Object.keys(schemas)) properties.set(name, location.child(name));
    },
    Root: {
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

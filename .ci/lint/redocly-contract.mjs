// What Redocly's own rules do not say about the contract; redocly.yaml switches it on.

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

export default function contract() {
  return { id: 'contract', rules: { oas3: { 'tags-grouped': TagsGrouped } } };
}

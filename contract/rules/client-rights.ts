export const CLIENT_RIGHTS = ['see', 'approve', 'pay', 'manage'] as const;

export type ClientRight = (typeof CLIENT_RIGHTS)[number];

/** Of an organisation. The contract has the same limit. */
export const MAX_PEOPLE = 50;

/** The rights that are known, in their fixed order. */
export const toClientRights = (rights: readonly string[]): ClientRight[] =>
  CLIENT_RIGHTS.filter((right) => rights.includes(right));

/**
 * The rights of a document's own link. It opens one document, so it does not manage people who read others.
 * @param isShared whether the organisation has other projects
 */
export const toDocumentRights = (isShared: boolean): ClientRight[] =>
  CLIENT_RIGHTS.filter((right) => right !== 'manage' || !isShared);

/** Whether one of a person's rights is among those that the contract names for an operation. */
export const allowsClient = (rights: readonly string[], needed: readonly string[]): boolean =>
  needed.some((right) => rights.includes(right));

/** Whether a person may give or remove rights: only those that they have themselves. */
export const coversRights = (own: readonly string[], others: readonly string[]): boolean =>
  others.every((right) => own.includes(right));

/**
 * The token of a person for one project, quote or invoice. It does not contain the document's own token, so removing the
 * person ends all of their links and no one else's.
 */
export const toClientToken = (personToken: string, id: string): string => `${personToken}-${id.replaceAll('-', '')}`;

/** The parts of a person's token; undefined for any other. */
export function parseClientToken(token: string): { personToken: string; id: string } | undefined {
  const found = /^([\w-]{43})-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(token);
  return found?.[1] ? { personToken: found[1], id: found.slice(2).join('-') } : undefined;
}

interface Project {
  viewer: { rights: readonly string[] };
  waits: readonly { side: string; kind: string }[];
  deliverables: readonly unknown[];
  decisions: readonly unknown[];
  quotes: readonly unknown[];
  invoices: readonly unknown[];
  messages: readonly unknown[];
  changes: readonly unknown[];
  deliveries: readonly unknown[];
  hours: unknown;
  care_plan: unknown;
  handover: unknown;
}

/** What a person reads of a project: parts without a right are empty, and only their own turn is listed. */
export function restrictProject<Linked extends Project>(project: Linked) {
  const { rights } = project.viewer;
  const sees = rights.includes('see');
  const approves = rights.includes('approve');
  const pays = rights.includes('pay');
  const reads = sees || approves;
  const isTheirs = (kind: string) => (kind === 'pay' ? pays : approves);
  return {
    ...project,
    deliverables: reads ? project.deliverables : [],
    waits: project.waits.filter(({ side, kind }) => (side === 'studio' ? reads : isTheirs(kind))),
    decisions: reads ? project.decisions : [],
    quotes: reads ? project.quotes : [],
    invoices: pays ? project.invoices : [],
    messages: sees ? project.messages : [],
    changes: reads ? project.changes : [],
    hours: sees ? project.hours : null,
    care_plan: sees || pays ? project.care_plan : null,
    deliveries: sees ? project.deliveries : [],
    handover: reads ? project.handover : null,
  } as Linked;
}

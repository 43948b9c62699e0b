interface IndexPlan {
  name: string;
  on: string;
}

const SEARCHED = {
  conversations: ['name', 'email', 'subject'],
  conversation_messages: ['text'],
} as const;

/** The inbox is searched by person, subject and every message. */
export const indexes = Object.entries(SEARCHED).flatMap(([table, columns]): IndexPlan[] => [
  { name: `${table}_grams`, on: `${table} using gin (grams(${columns.join(' || chr(1) || ')}))` },
  { name: `${table}_trgm`, on: `${table} using gin (${columns.map((column) => `${column} gin_trgm_ops`).join(', ')})` },
]);

// Filling a table is several times faster without its indexes; they are all rebuilt afterwards.

/** The refund limit is a trigger that sums an order's refunds, row by row. */
const READ_BY_TRIGGERS = ['wallet_entries_order'];

/**
 * @param {import('pg').Client} client
 * @param {() => Promise<void>} fill
 */
export const withoutIndexes = async (client, fill) => {
  // Unique indexes stay: seeding relies on them.
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace and relpersistence = 'p' and not indisunique
        and indexrelid::regclass::text <> all($1)`,
    [READ_BY_TRIGGERS],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  const start = performance.now();
  for (const { definition } of rows) await client.query(definition);
  console.log(`${rows.length} indexes: ${((performance.now() - start) / 1000).toFixed(1)} s`);
};

// The small and the large database: those of SMALL_URL and LARGE_URL, or new ones that are seeded first.
import pg from 'pg';
import { startPostgres } from '../../../postgres.mjs';
import { seedLarge } from './seed.mjs';

/** @param {string} server @param {string} name @param {number} scale @returns {Promise<string>} its URL */
const newDatabase = async (server, name, scale) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await seedLarge(url.href, scale);
  return url.href;
};

/** @param {number} scale of the large one */
export const openDatabases = async (scale) => {
  const { SMALL_URL, LARGE_URL } = process.env;
  if (SMALL_URL && LARGE_URL) return { small: SMALL_URL, large: LARGE_URL, close: async () => {} };
  const own = await startPostgres();
  if (!own) throw new Error('Name databases with SMALL_URL and LARGE_URL, or install PostgreSQL');
  try {
    const small = await newDatabase(own.url, 'small', scale / 100);
    return { small, large: await newDatabase(own.url, 'large', scale), close: own.stop };
  } catch (error) {
    await own.stop();
    throw error;
  }
};

import { hashPassword } from '../../../../backend/src/features/accounts/passwords.adapter.ts';
import { insertUser } from '../../../../backend/src/features/accounts/users.repository.ts';
import type { LogFields, Logger } from '../../../../backend/src/lib/log.ts';
import { createSimulator, type SimulatorParts } from '../../../../demo/payment-simulator/simulator.ts';
import { type Shop, stockShop } from '../shop.ts';
import { SharedDatabase } from './database.ts';
import { MailServer } from './mail.ts';
import { Network } from './network.ts';
import { randomFor } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { reseed } from './seeded-crypto.ts';
import { KEYS, PROVIDER, Server } from './server.ts';
import { SharedStorage } from './storage.ts';
import { installVirtualTime } from './virtual-time.ts';

export const FIRST_DAY = '2026-03-02T00:00:00.000Z';
export const OWNER = { email: 'owner@example.com', password: 'lantern-harbour-7' };

/** An error that a server has logged; none is expected without a planned fault. */
export interface LoggedError {
  server: string;
  message: string;
  fields: LogFields | undefined;
}

/** Everything outside the stories: servers, database, provider, mail and files of one run. */
export interface World {
  scheduler: Scheduler;
  network: Network;
  database: SharedDatabase;
  storage: SharedStorage;
  mail: MailServer;
  provider: SimulatorParts;
  servers: readonly [Server, Server];
  errors: LoggedError[];
  shop: Shop;
  /** Codes of coupons that the owner has created. */
  coupons: string[];
  /** Number of the owner's changes that were answered with success. */
  ownerChanges: number;
  /** How often a job was given to a second server. */
  lostLeases: number;
}

/** Sets the times that the migrations have stored to the first moment of the simulation. */
const REWIND = `
  do $$ declare col record; begin
    set local session_replication_role = replica;
    for col in select table_schema, table_name, column_name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where data_type = 'timestamp with time zone' and table_type = 'BASE TABLE' and table_schema = 'public'
    loop execute format('update %I.%I set %I = now() where %I is not null',
      col.table_schema, col.table_name, col.column_name, col.column_name); end loop;
  end $$`;

/** Builds the world of a seed. From here on time and randomness of this process are simulated. */
export async function createWorld(seed: number, onLine?: (line: string) => void): Promise<World> {
  reseed(seed, 'world');
  const errors: LoggedError[] = [];
  const log = (server: string): Logger => ({
    info: () => {},
    warn: () => {},
    error: (message, fields) => void errors.push({ server, message, fields }),
  });
  const scheduler = new Scheduler();
  scheduler.onLine = onLine;
  const database = await SharedDatabase.open(scheduler, log('database'));
  const network = new Network(scheduler);
  network.install();
  installVirtualTime(FIRST_DAY);
  await database.rewind(REWIND);
  const storage = new SharedStorage();
  const mail = new MailServer(scheduler);
  const provider = createSimulator({ ...KEYS, holdsBack: true }, () => `http://${PROVIDER}`);
  network.open(PROVIDER, provider.listener, ({ method, url }) => `${method} ${url?.split('?')[0]}`);
  reseed(seed, 'servers');
  scheduler.use(randomFor(seed, 'opening'));
  const deps = { scheduler, database, network, storage, mail, log };
  const servers = [new Server('a', deps), new Server('b', deps)] as const;
  const db = database.inspector;
  const owner = await insertUser(db, {
    name: 'Owner',
    email: OWNER.email,
    passwordHash: await hashPassword(OWNER.password),
    role: 'super_admin',
    rights: ['all'],
  });
  await db.insertInto('wallets').values({ user_id: owner.id }).execute();
  const shop = await stockShop(db, storage.open());
  return {
    scheduler,
    network,
    database,
    storage,
    mail,
    provider,
    servers,
    errors,
    shop,
    coupons: [],
    ownerChanges: 0,
    lostLeases: 0,
  };
}

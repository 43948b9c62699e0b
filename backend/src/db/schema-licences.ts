import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The key of what an order gave; the entitlement of the same order says what it allows and whether it has ended. */
export interface LicencesTable {
  id: Generated<string>;
  order_id: ColumnType<string, string, never>;
  /** whose the order is, kept by triggers */
  user_id: ColumnType<string | null, never, never>;
  key: string;
  /** the product's own key, out of `licence_pool` */
  imported: ColumnType<boolean, boolean | undefined, never>;
  created_at: ColumnType<Date, Date, never>;
}

/** A key that the owner has imported for a product. */
export interface LicencePoolTable {
  id: GeneratedAlways<number>;
  product_id: ColumnType<number, number, never>;
  key: ColumnType<string, string, never>;
  order_id: string | null;
  given_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
}

/** What the owner was told about the imported keys of a product; no row while there are enough. */
export interface LicencePoolNewsTable {
  product_id: ColumnType<number, number, never>;
  state: 'low' | 'empty';
  told_at: Date;
}

/** A device that holds a place. */
export interface LicenceDevicesTable {
  id: Generated<string>;
  licence_id: ColumnType<string, string, never>;
  /** what its program calls it */
  fingerprint: ColumnType<string, string, never>;
  /** what its owner calls it */
  name: string;
  created_at: ColumnType<Date, Date, never>;
  /** when its program asked last */
  seen_at: Date;
}

/** A pair of keys that signs statements; of several the newest one that can be opened. */
export interface SigningKeysTable {
  id: string;
  /** SPKI in DER, base64 */
  public_key: string;
  sealed_key: string;
  created_at: ColumnType<Date, Date, never>;
}

export interface LicenceTables {
  licences: LicencesTable;
  licence_pool: LicencePoolTable;
  licence_pool_news: LicencePoolNewsTable;
  licence_devices: LicenceDevicesTable;
  signing_keys: SigningKeysTable;
}

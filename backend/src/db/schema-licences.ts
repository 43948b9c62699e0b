import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The licence key of an order; the entitlement of the same order defines its rights and whether it has ended. */
export interface LicencesTable {
  id: Generated<string>;
  order_id: ColumnType<string, string, never>;
  /** the order's customer, maintained by triggers */
  user_id: ColumnType<string | null, never, never>;
  key: string;
  /** the product's own key, from `licence_pool` */
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

/** The alert last sent to the owner about a product's imported keys; no row while there are enough. */
export interface LicencePoolNewsTable {
  product_id: ColumnType<number, number, never>;
  state: 'low' | 'empty';
  told_at: Date;
}

/** An activated device. */
export interface LicenceDevicesTable {
  id: Generated<string>;
  licence_id: ColumnType<string, string, never>;
  /** id reported by its program */
  fingerprint: ColumnType<string, string, never>;
  /** name given by its owner */
  name: string;
  created_at: ColumnType<Date, Date, never>;
  /** when its program last validated */
  seen_at: Date;
}

/** A key pair that signs statements; the newest one that can be decrypted is used. */
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

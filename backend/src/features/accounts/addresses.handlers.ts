import type { Address, AddressInput } from '../../../../contract/generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import {
  type AddressFields,
  type AddressRow,
  deleteAddress,
  listAddresses,
  updateAddress,
} from './addresses.repository.ts';
import { addAddress, setDefaultAddress } from './addresses.service.ts';

/** Row to contract, with both the compact list's and the form's field names. */
function toAddress(row: AddressRow): Address {
  const { is_default, ...fields } = row;
  return { ...fields, address: row.street, postalCode: row.postal_code, ...(is_default && { is_default }) };
}

/** The trimmed form fields; an optional field left blank is null. */
function toFields(input: AddressInput): AddressFields {
  return {
    type: input.type,
    street: input.street.trim(),
    city: input.city.trim(),
    state: input.state?.trim() || null,
    postal_code: input.postal_code?.trim() || null,
    country: input.country.trim(),
  };
}

/** Saved addresses of the signed-in customer. */
export function createAddressesHandlers({
  db,
  clock,
}: Deps): FeatureHandlers<'listAddresses' | 'createAddress' | 'updateAddress' | 'setDefaultAddress' | 'deleteAddress'> {
  return {
    listAddresses: async ({ user }) => ({ status: 200, body: (await listAddresses(db, user.id)).map(toAddress) }),

    createAddress: async ({ user, body }) => {
      const row = await addAddress(db, user.id, toFields(body), clock.now());
      return { status: 201, body: toAddress(row) };
    },

    updateAddress: async ({ user, params, body }) => {
      const row = await updateAddress(db, user.id, params.id, toFields(body), clock.now());
      if (!row) throw notFound();
      return { status: 200, body: toAddress(row) };
    },

    setDefaultAddress: async ({ user, params }) => {
      return { status: 200, body: toAddress(await setDefaultAddress(db, user.id, params.id)) };
    },

    deleteAddress: async ({ user, params }) => {
      if (!(await deleteAddress(db, user.id, params.id))) throw notFound();
      return { status: 204 };
    },
  };
}

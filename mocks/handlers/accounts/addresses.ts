import type { Address, AddressInput } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import type { Owned } from '../../store/state.ts';
import { createCollection } from '../kit/collection.ts';
import { rowsOfUser } from '../kit/page.ts';

const MAX_ADDRESSES = 50;

/** The form's trimmed fields; a blank optional field is null. */
const toFields = (input: AddressInput) => {
  const street = input.street.trim();
  const postalCode = input.postal_code?.trim() || null;
  return {
    type: input.type,
    street,
    city: input.city.trim(),
    state: input.state?.trim() || null,
    postal_code: postalCode,
    country: input.country.trim(),
    address: street,
    postalCode,
  };
};

export const createAddressesHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'listAddresses' | 'createAddress' | 'updateAddress' | 'setDefaultAddress' | 'deleteAddress'> => {
  const ofUser = (userId: string) => rowsOfUser(db.state.addresses, userId);
  const addresses = createCollection<Owned<Address>, Address, AddressInput, never>(db, {
    rows: () => db.state.addresses,
    isOwn: ({ userId }, user) => userId === user.id,
    toItem: ({ userId: _owner, ...address }) => address,
    write: toFields,
    create: (fields, { id: userId }) => ({ userId, id: crypto.randomUUID(), ...fields }),
  });
  return {
    listAddresses: ({ user }) => ({ status: 200, body: ofUser(user.id) }),
    createAddress: (call) =>
      ofUser(call.user.id).length < MAX_ADDRESSES
        ? addresses.create(call)
        : conflict(REFUSALS.atMost(MAX_ADDRESSES, 'addresses')),
    updateAddress: addresses.update,
    setDefaultAddress: ({ user, params }) => {
      if (!addresses.find(params.id, user)) return notFound();
      for (const row of db.state.addresses.filter(({ userId }) => userId === user.id)) {
        if (row.id === params.id) row.is_default = true;
        else delete row.is_default;
      }
      return addresses.get({ params, user });
    },
    deleteAddress: addresses.remove,
  };
};

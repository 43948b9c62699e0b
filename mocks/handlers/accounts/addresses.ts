import type { Address, AddressInput } from '../../../contract/generated/model.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import type { Owned } from '../../store/state.ts';

const MAX_ADDRESSES = 50;

const toAddress = ({ userId: _owner, ...address }: Owned<Address>): Address => address;

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
): Pick<MockHandlers, 'listAddresses' | 'createAddress' | 'updateAddress' | 'deleteAddress'> => {
  const listAddresses = (userId: string) => db.state.addresses.filter((address) => address.userId === userId);
  const findAddress = (userId: string, id: string) => listAddresses(userId).find((address) => address.id === id);
  return {
    listAddresses: ({ user }) => ({ status: 200, body: listAddresses(user.id).map(toAddress) }),

    createAddress: ({ body, user }) => {
      if (listAddresses(user.id).length >= MAX_ADDRESSES) return conflict(REFUSALS.atMost(MAX_ADDRESSES, 'addresses'));
      const address = { userId: user.id, id: crypto.randomUUID(), ...toFields(body) };
      db.state.addresses.push(address);
      return { status: 201, body: toAddress(address) };
    },

    updateAddress: ({ params, body, user }) => {
      const address = findAddress(user.id, params.id);
      if (!address) return notFound();
      Object.assign(address, toFields(body));
      return { status: 200, body: toAddress(address) };
    },

    deleteAddress: ({ params, user }) => {
      const address = findAddress(user.id, params.id);
      if (!address) return notFound();
      db.state.addresses.splice(db.state.addresses.indexOf(address), 1);
      return { status: 204 };
    },
  };
};

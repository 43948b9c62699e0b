import { REFUSALS } from '../../../backend/shared/refusals.ts';
import type { Address, AddressInput } from '../../generated/model.ts';
import { conflict, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import type { Owned } from '../../store/state.ts';

const MOST = 50;

const toAddress = ({ userId: _owner, ...address }: Owned<Address>): Address => address;

/** The form's trimmed fields; a blank optional field is null. */
const fields = (input: AddressInput) => {
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
  const ofUser = (userId: string) => db.state.addresses.filter((address) => address.userId === userId);
  const find = (userId: string, id: string) => ofUser(userId).find((address) => address.id === id);
  return {
    listAddresses: ({ user }) => ({ status: 200, body: ofUser(user.id).map(toAddress) }),

    createAddress: ({ body, user }) => {
      if (ofUser(user.id).length >= MOST) return conflict(REFUSALS.atMost(MOST, 'addresses'));
      const address = { userId: user.id, id: crypto.randomUUID(), ...fields(body) };
      db.state.addresses.push(address);
      return { status: 201, body: toAddress(address) };
    },

    updateAddress: ({ params, body, user }) => {
      const address = find(user.id, params.id);
      if (!address) return notFound();
      Object.assign(address, fields(body));
      return { status: 200, body: toAddress(address) };
    },

    deleteAddress: ({ params, user }) => {
      const address = find(user.id, params.id);
      if (!address) return notFound();
      db.state.addresses.splice(db.state.addresses.indexOf(address), 1);
      return { status: 204 };
    },
  };
};

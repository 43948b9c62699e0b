// One changed word of the contract.
import { toPointer } from '../../packages/conformance/src/document.ts';
import type { SchemaNode } from '../../packages/conformance/src/limits.ts';

export interface Mutation {
  /** JSON pointer of the changed object, as `#/components/schemas/Address/properties/street`. */
  pointer: string;
  kind: string;
  /** What was changed into what. */
  text: string;
  /** The schema that was changed, if it is one. */
  node?: SchemaNode;
  /** The object that was changed, if it is a header. */
  holder?: object;
  /** Changes the document, and returns what undoes it. */
  apply: () => () => void;
}

export const inside = (pointer: string, key: string): string => `${pointer}/${toPointer(key)}`;

/** Sets a member, or removes it when the value is undefined, and restores the former one in its place. */
export const setMember = (holder: object, key: string, value: unknown) => () => {
  const before = Object.entries(holder);
  if (value === undefined) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, value);
  return () => {
    for (const name of Object.keys(holder)) Reflect.deleteProperty(holder, name);
    Object.assign(holder, Object.fromEntries(before));
  };
};

export const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 80);

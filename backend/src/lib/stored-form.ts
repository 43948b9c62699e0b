/** A type of the contract as stored in the database: moments are `Date`s, which JSON turns into strings. */
export type Stored<Value> = Value extends string
  ? Value | (string extends Value ? Date : never)
  : Value extends readonly (infer Row)[]
    ? Stored<Row>[]
    : Value extends object
      ? { [Name in keyof Value]: Stored<Value[Name]> }
      : Value;

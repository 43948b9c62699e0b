/** A part of the contract as the database has it: moments are not texts yet. JSON makes the one of the other. */
export type Stored<Value> = Value extends string
  ? Value | (string extends Value ? Date : never)
  : Value extends readonly (infer Row)[]
    ? Stored<Row>[]
    : Value extends object
      ? { [Name in keyof Value]: Stored<Value[Name]> }
      : Value;

/** A line for the operator at the console. */
export const print = (line: string): boolean => process.stdout.write(`${line}\n`);

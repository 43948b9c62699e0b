import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

/** 64-bit integers become numbers; one beyond the safe range is an error, never rounded. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A 64-bit integer from the database is out of the safe range');
  return value;
}

/** JavaScript types of column values, the same for both engines: int8 as number, date as `yyyy-mm-dd`. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary' && oid === INT8) return safeInteger;
    if (format !== 'binary' && oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

import type { Request } from 'express';
import { REFUSALS } from '../../shared/refusals.ts';
import type { Upload } from '../generated/operations.ts';
import { invalid } from '../lib/errors.ts';

const NOTHING = Buffer.alloc(0);

/** The file parts of a multipart body by field name. @throws AppError 400 when a declared file is missing */
export function uploadsOf(request: Request, fields: readonly string[]): Record<string, Upload> {
  const files = Array.isArray(request.files) ? request.files : [];
  return Object.fromEntries(
    fields.map((field) => {
      const [file, ...more] = files.filter((candidate) => candidate.fieldname === field);
      if (!file || more.length > 0) throw invalid(field, REFUSALS.chooseFile);
      const { buffer: bytes = NOTHING, mimetype: type, originalname: name, stored } = file;
      return [field, { bytes, type, name, ...(stored ? { stored } : {}) }];
    }),
  );
}

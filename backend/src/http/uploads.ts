import type { Request } from 'express';
import type { Upload } from '../../../contract/generated/operations.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalid } from '../lib/errors.ts';

const EMPTY = Buffer.alloc(0);

/** The file parts of a multipart body by field name. @throws AppError 400 when a declared file is missing */
export function readUploads(request: Request, fields: readonly string[]): Record<string, Upload> {
  const files = Array.isArray(request.files) ? request.files : [];
  return Object.fromEntries(
    fields.map((field) => {
      const [file, ...others] = files.filter((candidate) => candidate.fieldname === field);
      if (!file || others.length > 0) throw invalid(field, REFUSALS.chooseFile);
      const { buffer: bytes = EMPTY, mimetype: type, originalname: name, stored } = file;
      return [field, { bytes, type, name, ...(stored ? { stored } : {}) }];
    }),
  );
}

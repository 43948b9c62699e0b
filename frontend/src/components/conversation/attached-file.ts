/** An uploaded file. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  readonly size_bytes: number;
}

/** A file that has been handed over. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  readonly size_bytes: number;
}

interface Shared {
  readonly title: string;
  /** The absolute address. */
  readonly url: string;
}

/** What the browser offers; a part of `navigator`. */
interface Means {
  readonly share?: ((data: Shared) => Promise<void>) | undefined;
  readonly clipboard?: { writeText: (text: string) => Promise<void> } | undefined;
}

/**
 * Hands a product to the browser's own share sheet, else puts its address on the clipboard.
 * @returns what has happened; 'closed' when the reader has closed the sheet, 'failed' when nothing was possible
 */
export async function shareProduct(product: Shared, means: Means): Promise<'shared' | 'copied' | 'closed' | 'failed'> {
  try {
    if (means.share) {
      await means.share(product);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
  }
  try {
    if (!means.clipboard) return 'failed';
    await means.clipboard.writeText(product.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

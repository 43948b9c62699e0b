interface Shared {
  readonly title: string;
  /** The absolute URL. */
  readonly url: string;
}

/** The used members of `navigator`. */
interface ShareDeps {
  readonly share?: ((data: Shared) => Promise<void>) | undefined;
  readonly clipboard?: { writeText: (text: string) => Promise<void> } | undefined;
}

/**
 * Opens the browser's share sheet for a product, or else copies its URL.
 * @returns the outcome; 'closed' when the reader dismissed the sheet, 'failed' when neither was possible
 */
export async function shareProduct(
  product: Shared,
  means: ShareDeps,
): Promise<'shared' | 'copied' | 'closed' | 'failed'> {
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

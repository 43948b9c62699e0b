import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** The validator reads one type of a thing. */
const byType = (block: object): object[] =>
  [(block as { '@type'?: string | string[] })['@type'] ?? []].flat().map((type) => ({ ...block, '@type': type }));

/** What search engines require of structured data and these blocks lack, by a validator that is not ours. */
export async function findRichResultProblems(blocks: readonly object[]): Promise<string[]> {
  const scripts = blocks
    .flatMap(byType)
    .map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`);
  const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
  const issues = await new Validator().validate(extractor.parse(`<head>${scripts.join('')}</head>`));
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

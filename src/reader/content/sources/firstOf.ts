import { ContentError } from '../../../core/errors.ts';
import type { ContentSource, SourceText } from '../../../core/source.ts';

/** Asks the first source; what it cannot give, the second may. Assets are the first one's. */
export function firstOf(first: ContentSource, second: ContentSource): ContentSource {
  const read = async (readFrom: (source: ContentSource) => Promise<SourceText>): Promise<SourceText> => {
    try {
      return await readFrom(first);
    } catch (error) {
      // Anything else is a request that was given up.
      if (!(error instanceof ContentError)) throw error;
      const copy = await readFrom(second).catch(() => {
        throw error;
      });
      // Some hosts never give out markdown, which is no news; that a host cannot be reached is.
      return error.kind === 'notFound' ? copy : { ...copy, failure: error };
    }
  };
  return {
    readManifest: (options) => read((source) => source.readManifest(options)),
    readText: (file, options) => read((source) => source.readText(file, options)),
    assetUrl: first.assetUrl,
  };
}

// Writes the pictures of shared links into the output folder. Each is drawn once, and cached on disk.
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { mapLimit } from '../../lib/mapLimit.ts';
import type { Output } from '../build/outputFolder.ts';
import { startWorkers } from '../compile/startWorkers.ts';
import { openVersionedCache } from '../lib/diskCache.ts';
import { shortHash } from '../lib/hashes.ts';
import { openCardModule } from './cardBundle.ts';
import type { CardPlan } from './planCards.ts';
import type { rasterizeCard } from './rasterizeCard.ts';

/** @param cache folder of the disk cache */
export async function writeCards({ cards, font }: CardPlan, output: Output, cache: string): Promise<void> {
  if (font === undefined) return;
  const { url, hash } = await openCardModule();
  const drawn = openVersionedCache(join(cache, 'cards'), async () => hash);
  let worker: ReturnType<typeof startWorkers<{ rasterizeCard: typeof rasterizeCard }>> | undefined;
  const draw = async (svg: string) => {
    worker ??= startWorkers(url, ['rasterizeCard'], { lowPriority: true });
    return (await worker).rasterizeCard(svg, font);
  };
  // Pages of the same title share a file.
  const files = new Map([...cards.values()].map(({ file, svg }) => [file, svg]));
  try {
    await mapLimit([...files], ([file, svg]) =>
      output.write(file, shortHash(file + hash), async (path) => {
        await writeFile(path, await drawn.getOrMake(basename(file), () => draw(svg)), 'base64');
      }),
    );
  } finally {
    await (await worker)?.end();
  }
}

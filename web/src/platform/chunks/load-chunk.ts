/** Spec §8: the chunk loader gives up after 120 seconds, or what the platform's settings say. */
let chunkTimeoutMs = 120_000;

/** Called once the settings of the platform are known. */
export function setChunkTimeout(seconds: number): void {
  chunkTimeoutMs = seconds * 1000;
}

/** A chunk did not load (in time). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** A style sheet of a chunk did not load. */
export class StylesheetLoadError extends Error {
  override name = 'StylesheetLoadError';
}

/** The bundler's message when the style sheet of a chunk failed. */
const stylesheetFailed = /^Unable to preload CSS/;

/**
 * Awaits a dynamic import. Rejects with ChunkLoadError if it fails or takes too long, with StylesheetLoadError if its
 * style sheet fails (spec §8). An error thrown while the chunk's code starts counts as a failed load too.
 */
export async function loadChunk<Part>(load: () => Promise<Part>, timeoutMs = chunkTimeoutMs): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const Failure = stylesheetFailed.test(message) ? StylesheetLoadError : ChunkLoadError;
    throw new Failure(message, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

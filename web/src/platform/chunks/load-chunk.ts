/** Spec §8: the chunk loader gives up after 120 seconds. */
export const chunkTimeoutMs = 120_000;

/** A part of the program did not arrive (in time). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** A style sheet of a part of the program did not arrive. */
export class StylesheetLoadError extends Error {
  override name = 'StylesheetLoadError';
}

/** The bundler's own words when the style sheet of a lazy part failed. */
const stylesheetFailed = /^Unable to preload CSS/;

/**
 * Awaits a lazy import. Rejects with ChunkLoadError when it fails or takes over 120 s, with StylesheetLoadError when
 * its style sheet fails (spec §8). An error that the part itself throws while it starts counts as a failed load too.
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

import { buildPlaceIndex } from './build-place-index.ts';
import { writePlaceBuffers } from './place-buffers.ts';

/** The process behind `openPlaceIndex`: the index goes to standard output. */
process.stdout.write(writePlaceBuffers(buildPlaceIndex()));

import { buildPlaceIndex } from './build-place-index.ts';
import { writePlaceBuffers } from './place-buffers.ts';

/** The child process of `openPlaceIndex`: writes the index to standard output. */
process.stdout.write(writePlaceBuffers(buildPlaceIndex()));

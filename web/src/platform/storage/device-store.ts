import { createLocalStore } from './local-store.ts';

/** What users store on this device. */
export const deviceStore = createLocalStore(indexedDB);

import { createLocalStore } from './local-store.ts';

/** What users leave on this device. */
export const deviceStore = createLocalStore(indexedDB);

import type { Services } from '../platform/services.ts';

export async function loadDemoMarket(_services: Services, _say: (line: string) => void): Promise<void> {}

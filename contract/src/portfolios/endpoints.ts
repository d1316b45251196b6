import { recordEndpoints } from './record-endpoints.ts';

export const portfolioEndpoints = { ...recordEndpoints };

import { claimEndpoints } from './claim-endpoints.ts';
import { listingEndpoints } from './listing-endpoints.ts';

export const claimAndListingEndpoints = { ...claimEndpoints, ...listingEndpoints };

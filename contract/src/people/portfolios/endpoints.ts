import { portfolioCareerEndpoints } from './career-endpoints.ts';
import { importEndpoints } from './import-endpoints.ts';
import { recordEndpoints } from './record-endpoints.ts';
import { removalEndpoints } from './removal-endpoints.ts';
import { savedSearchEndpoints } from './saved-search-endpoints.ts';

export const portfolioEndpoints = {
  ...recordEndpoints,
  ...removalEndpoints,
  ...savedSearchEndpoints,
  ...importEndpoints,
  ...portfolioCareerEndpoints,
};

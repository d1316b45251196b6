import { OwnDuplicates, PlayerListing, PlayerMandates } from '../people/slots.ts';
import { agents } from '../platform/audiences.ts';
import { paths } from '../platform/paths.ts';
import { fill } from '../platform/slot.tsx';
import type { WebModule } from '../platform/web-module.ts';

export const representationModule: WebModule = {
  menu: [
    { key: 'listings', path: paths.listings, open: ['player'] },
    { key: 'contract', path: paths.contract, open: ['player'] },
    { key: 'mandates', path: paths.mandates, open: ['player', 'team', ...agents] },
  ],
  live: () => import('./live.ts'),
  fills: [
    fill(PlayerMandates, () => import('./mandates/player-mandates.tsx')),
    fill(PlayerListing, () => import('./claims/listing-panel.tsx')),
    fill(OwnDuplicates, () => import('./claims/own-duplicates.tsx')),
  ],
};

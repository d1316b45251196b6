import { PlayerFits } from '../people/slots.ts';
import { desks, staff, withMatching } from '../platform/audiences.ts';
import { mandated, noCoach } from '../platform/menu-entry.ts';
import { paths } from '../platform/paths.ts';
import { fill } from '../platform/slot.tsx';
import type { WebModule } from '../platform/web-module.ts';

export const marketModule: WebModule = {
  menu: [
    {
      key: 'request',
      path: paths.request,
      group: 'requests',
      open: ['team', ...staff],
      locked: [mandated, noCoach],
    },
    {
      key: 'requests',
      path: paths.requests,
      group: 'requests',
      open: desks,
      quick: desks,
    },
    { key: 'market', path: paths.requests, open: ['player'], quick: ['player'] },
    {
      key: 'requestsCandidates',
      path: paths.requestsCandidates,
      group: 'requests',
      open: ['team', ...staff],
      locked: [mandated],
      quick: ['team'],
    },
    { key: 'exactMatch', path: paths.exactMatch, group: 'matching', open: withMatching, quick: withMatching },
    { key: 'potentialMatch', path: paths.potentialMatch, group: 'matching', open: withMatching },
    { key: 'partialMatch', path: paths.partialMatch, group: 'matching', open: withMatching },
  ],
  live: () => import('./live.ts'),
  fills: [fill(PlayerFits, () => import('./matching/player-fits.tsx'))],
};

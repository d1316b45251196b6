import { proposedPairs } from '../market/proposed-pairs.ts';
import {
  AgentReplies,
  CoachReplies,
  DealStatus,
  EnquiryForm,
  PlayerNegotiations,
  TeamReplies,
} from '../people/slots.ts';
import { agents, everybody, premiums, staff } from '../platform/audiences.ts';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { noCoach, premiumOnly } from '../platform/menu-entry.ts';
import { paths } from '../platform/paths.ts';
import { fill } from '../platform/slot.tsx';
import type { WebModule } from '../platform/web-module.ts';

export const dealsModule: WebModule = {
  menu: [
    {
      key: 'negotiation',
      path: paths.negotiation,
      group: 'negotiations',
      open: agents,
      locked: [noCoach],
    },
    {
      key: 'negotiations',
      path: paths.negotiations,
      group: 'negotiations',
      open: everybody,
      quick: everybody,
    },
    {
      key: 'negotiationsReport',
      path: paths.negotiationsReport,
      group: 'negotiations',
      open: premiums,
      locked: [premiumOnly],
    },
    { key: 'offer', path: paths.offer, group: 'offers', open: ['team', ...staff], locked: [noCoach] },
    { key: 'offers', path: paths.offers, group: 'offers', open: everybody },
  ],
  live: () => import('./live.ts'),
  fills: [
    fill(PlayerNegotiations, () => import('./negotiations/player-negotiations.tsx')),
    fill(EnquiryForm, () => import('./enquiries/enquiry-dialog.tsx')),
    fill(TeamReplies, () => import('./replies/reply-line.tsx')),
    fill(AgentReplies, () => import('./replies/reply-line.tsx')),
    fill(CoachReplies, () => import('./replies/reply-line.tsx')),
    fill(DealStatus, () => import('./negotiations/list/open-deal-status.tsx')),
    () =>
      proposedPairs.fill(async (signal) => {
        const { readProposedPairs } = await loadChunk(
          () => import('./negotiations/start/read-proposed-pairs.ts'),
        );
        return readProposedPairs(signal);
      }),
  ],
};

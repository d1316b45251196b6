import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { figureWeeks, playerFigures } from '@trattativa/domain/insight/player-figures';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, oneOf } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { playerDashboard, playerFigureLine } from './player-dashboard.ts';

/** Permission matrix, /procura: the player's own, staff any. */
const who = allow({ player: 'own', staff: 'all' });

const asked = {
  /** A record of the player; a player may leave it out. */
  playerId: id.optional(),
  weeks: oneOf(figureWeeks).optional(),
};

const getPlayerDashboard = endpoint({
  path: '/api/Procura/GetPlayerDashboard',
  summary:
    'A player’s views, proposals and negotiations under way, week by week, compared with the period before',
  who,
  input: z.strictObject(asked),
  output: playerDashboard,
  errors: ['NOT_FOUND'],
  example: {
    input: { weeks: 4 },
    output: {
      from: '2026-09-03',
      to: '2026-09-30',
      weeks: 4,
      figures: {
        profileViews: { now: 12, before: 9, weeks: [2, 4, 1, 5] },
        videoViews: { now: 3, before: 5, weeks: [0, 1, 1, 1] },
        proposals: { now: 2, before: 0, weeks: [0, 0, 2, 0] },
        negotiations: { now: 2, before: 1, weeks: [1, 1, 3, 2] },
      },
      registered: true,
      ownPlayerId: 80001,
    },
  },
});

const getPlayerFigureList = endpoint({
  path: '/api/Procura/GetPlayerFigureList',
  summary: 'The views or negotiations that one of the figures counts, the latest first',
  who,
  input: z.strictObject({ ...asked, figure: z.enum(playerFigures, { error: 'notInList' }), ...pageInput }),
  output: page(playerFigureLine),
  errors: ['NOT_FOUND'],
  example: {
    input: { figure: 'proposals' },
    output: {
      items: [
        {
          key: '3001',
          at: '2026-09-18T08:00:00.000Z',
          viewer: null,
          negotiation: {
            id: 3001,
            team: 'Calcio Padova',
            city: 'Padova',
            proposer: 'Andrea Conti',
            status: negotiationStatus.viewed,
            cause: null,
          },
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

export const playerDashboardEndpoints = { getPlayerDashboard, getPlayerFigureList };

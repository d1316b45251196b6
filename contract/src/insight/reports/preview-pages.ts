import { z } from 'zod';
import { everyone } from '../../access.ts';
import { addressedCall } from '../../addressed-call.ts';
import { language } from '../../fields.ts';
import { shareId } from './report.ts';

const page = {
  method: 'get',
  who: everyone,
  /** By default that of the Accept-Language header. An unknown one is ignored. */
  query: { lang: language.optional() },
  status: 200,
  output: 'page',
  errors: ['NOT_FOUND'],
} as const;

const aboutPlayer =
  'The page that a player’s shared link names: what networks show of it, and the way on to the report';

/** The pages of shared links (spec §7, Other), for crawlers, messengers and visitors. */
export const previewPages = {
  player: addressedCall({
    ...page,
    name: 'Report.playerPage',
    path: '/api/player/playerReport/fb/{id}/{name}',
    summary: `${aboutPlayer}; the name in the path is ignored`,
    params: { id: shareId, name: z.string() },
  }),
  playerWithoutName: addressedCall({
    ...page,
    name: 'Report.playerPageWithoutName',
    path: '/api/player/playerReport/fb/{id}',
    summary: aboutPlayer,
    params: { id: shareId },
  }),
  request: addressedCall({
    ...page,
    name: 'Report.requestPage',
    path: '/api/request/fb/{id}',
    summary:
      'The page of a request’s shared link: its preview for social networks, and a redirect to the report',
    params: { id: shareId },
  }),
};

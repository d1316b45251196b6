import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { recordWriters } from './player-access.ts';

/** Numbers of views; each viewer counts once per calendar day (UTC). */
const viewCount = z.object({
  total: z.number().int(),
  /** Today and the 29 days before. */
  last30Days: z.number().int(),
});

export const playerViews = z.object({
  playerId: z.number().int(),
  profile: viewCount,
  video: viewCount,
});

export type PlayerViews = z.infer<typeof playerViews>;

const viewers = allow({
  player: 'related',
  team: 'all',
  agent: 'all',
  premium: 'all',
  coach: 'all',
  scout: 'all',
  staff: 'all',
});

const onePlayer = z.strictObject({ playerId: id });
const example = { playerId: 80001 };

const addProfileViewed = endpoint({
  path: '/api/Player/AddProfileViewed',
  summary: 'The caller has opened the card; counts once a day, and never for the owner’s side',
  who: viewers,
  input: onePlayer,
  output: z.object({ counted: z.boolean() }),
  errors: ['NOT_FOUND'],
  example: { input: example, output: { counted: true } },
});

const addVideoViewed = endpoint({
  path: '/api/Player/AddVideoViewed',
  summary: 'The caller has started a video of the player; counts like a view of the profile',
  who: viewers,
  input: onePlayer,
  output: z.object({ counted: z.boolean() }),
  errors: ['NOT_FOUND'],
  example: { input: example, output: { counted: true } },
});

const getPlayerViews = endpoint({
  path: '/api/Player/GetPlayerViews',
  summary: 'How often profile and video were looked at; for the owner’s side only',
  who: recordWriters,
  input: onePlayer,
  output: playerViews,
  errors: ['NOT_FOUND'],
  example: {
    input: example,
    output: { ...example, profile: { total: 41, last30Days: 12 }, video: { total: 9, last30Days: 4 } },
  },
});

/** Calls that record and list the views of a player (spec §7). */
export const playerViewsEndpoints = { addProfileViewed, addVideoViewed, getPlayerViews };

import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { expect, it } from 'vitest';
import { type LinkRow, whyLinkHidden } from './shared-thing.ts';

const today = '2026-09-15';
const player = { born_date: '2008-09-15', deleted: false, listing: 'confirmed' };
const of = (more: object) =>
  ({ player, club: null, coach: null, request: null, expires_on: null, ...more }) as unknown as LinkRow;

it.each<[string, object, string | null]>([
  ['on the day the player is of age', {}, null],
  ['the day before', { player: { ...player, born_date: '2008-09-16' } }, 'minor'],
  ['with an unknown age', { player: { ...player, born_date: null } }, 'ageUnknown'],
  ['whose record was removed', { player: { ...player, deleted: true } }, 'removed'],
  ['who objects to the record', { player: { ...player, listing: 'disputed' } }, 'disputed'],
  ['on its last day', { expires_on: '2026-09-15' }, null],
  ['the day after', { expires_on: '2026-09-14' }, 'expired'],
  ['of a club that is gone', { club: { deleted: true } }, 'removed'],
  ['of a coach who is gone', { coach: { deleted: true } }, 'removed'],
  ['of an active request', { player: null, request: { status: requestStatus.active } }, null],
  ['of a closed one', { player: null, request: { status: requestStatus.active + 1 } }, 'closed'],
])('a link opens, or why not: %s', (_which, thing, why) => {
  expect(whyLinkHidden(of(thing), today)).toBe(why);
});

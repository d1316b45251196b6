import type { ReadPlayer } from '@trattativa/contract/people/players/entered-player';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { FootballDataError, type FootballDataSource } from './football-data-source.ts';
import { guardedGet, type Network } from './guarded-get.ts';
import { countryOf, dateOf, lineOf, roleOf } from './read-values.ts';

const host = 'api.football-data.org';

/**
 * football-data.org, version 4: `GET /v4/persons/{id}` with the key in `X-Auth-Token`
 * (docs.football-data.org, resource Person). Answers name, birth date, nationality, position and present
 * club; neither foot nor height.
 */
export function footballDataOrg(key: string, network: Network): FootballDataSource {
  return {
    accepts: (reference) => /^\d{1,9}$/.test(reference),
    async read(reference) {
      const address = `https://${host}/v4/persons/${reference}`;
      return personOf(await guardedGet(address, [host], { 'x-auth-token': key }, network));
    },
  };
}

function personOf(text: string): ReadPlayer {
  const person = parsed(text);
  const name = lineOf(person.name, 160);
  if (name === '') throw new FootballDataError('notFound');
  const position = lineOf(person.position ?? person.section, 80);
  const team = (person.currentTeam ?? {}) as Record<string, unknown>;
  return {
    name,
    bornDate: dateOf(person.dateOfBirth),
    nationality: countryOf(person.nationality),
    principalRole: roleOf(position),
    position,
    foot: null,
    heightCm: null,
    weightKg: null,
    currentClub: lineOf(team.name, maxNameLength),
    link: null,
    source: 'football-data.org',
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch (cause) {
    throw new FootballDataError('failed', { cause });
  }
  throw new FootballDataError('failed');
}

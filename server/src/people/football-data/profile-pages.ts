import type { ReadPlayer } from '@trattativa/contract/people/players/entered-player';
import { maxLinkLength, maxNameLength } from '@trattativa/domain/platform/text-limits';
import { FootballDataError, type FootballDataSource } from './football-data-source.ts';
import { allowedUrl, guardedGet, type Network } from './guarded-get.ts';
import { metaTags, structuredPerson } from './page-data.ts';
import { centimetresOf, countryOf, dateOf, footOf, kilogramsOf, lineOf, roleOf } from './read-values.ts';

/**
 * Public profile pages on the hosts that the operator allows. Only machine-readable data is used: a
 * schema.org Person in JSON-LD, else Open Graph's profile; never the page's layout, which changes.
 */
export function profilePages(hosts: readonly string[], network: Network): FootballDataSource {
  return {
    accepts: (reference) => allowedUrl(reference, hosts) !== null,
    async read(reference) {
      const page = await guardedGet(reference, hosts, { accept: 'text/html' }, network);
      const url = new URL(reference);
      url.hash = '';
      return playerOf(page, url);
    },
  };
}

function playerOf(page: string, url: URL): ReadPlayer {
  const person = structuredPerson(page);
  const meta = metaTags(page);
  const name = lineOf(person?.name ?? joined(person?.givenName, person?.familyName) ?? nameOfMeta(meta), 160);
  if (name === '') throw new FootballDataError('notFound');
  const position = lineOf(firstOf(person?.jobTitle) ?? firstOf(person?.hasOccupation), 80);
  return {
    name,
    bornDate: dateOf(person?.birthDate),
    nationality: countryOf(firstOf(person?.nationality)),
    principalRole: roleOf(position),
    position,
    foot: footOf(property(person, 'foot')),
    heightCm: centimetresOf(quantity(person?.height)),
    weightKg: kilogramsOf(quantity(person?.weight)),
    currentClub: lineOf(
      firstOf(person?.affiliation) ?? firstOf(person?.memberOf) ?? firstOf(person?.worksFor),
      maxNameLength,
    ),
    link: url.href.slice(0, maxLinkLength),
    source: url.hostname,
  };
}

function joined(given: unknown, family: unknown): string | undefined {
  const name = [given, family].filter((part) => typeof part === 'string').join(' ');
  return name === '' ? undefined : name;
}

function nameOfMeta(meta: ReadonlyMap<string, string>): string | undefined {
  const profile = joined(meta.get('profile:first_name'), meta.get('profile:last_name'));
  // "Tommaso Venier - Player profile | Site": the name comes first.
  return profile ?? meta.get('og:title')?.split(/ [-–|] /)[0];
}

/** The name of an object, or the text itself; the first of several. */
function firstOf(value: unknown): string | undefined {
  const [first] = Array.isArray(value) ? value : [value];
  const name = typeof first === 'object' && first !== null ? (first as { name?: unknown }).name : first;
  return typeof name === 'string' ? name : undefined;
}

/** `QuantitativeValue`, or the number or text itself. */
function quantity(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { value?: unknown }).value : value;
}

/** A `PropertyValue` among `additionalProperty`, by its name. */
function property(person: Record<string, unknown> | null, name: string): unknown {
  const listed = person?.additionalProperty;
  const all = Array.isArray(listed) ? listed : [];
  const found = all.find((item) => (item as { name?: unknown } | null)?.name === name);
  return (found as { value?: unknown } | undefined)?.value;
}

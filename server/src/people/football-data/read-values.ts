import { type PlayerRole, playerRole } from '@trattativa/domain/people/player-roles';
import { type Foot, foot } from '@trattativa/domain/people/players/feet';
import { heightCm, weightKg } from '@trattativa/domain/people/record-limits';
import { countries, isCountryCode } from '@trattativa/domain/platform/countries';
import { cutText } from '@trattativa/domain/platform/cut-text';
import { isWithin } from '@trattativa/domain/platform/number-limits';
import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';

/** External text made safe to show and store: one line, no control characters, at most `max` characters. */
export function lineOf(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const line = value
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return cutText(line, max).trim();
}

/** `YYYY-MM-DD` of a date, with or without a time; null for anything else. */
export function dateOf(value: unknown): string | null {
  const day = typeof value === 'string' ? value.trim().slice(0, 10) : '';
  return isValidPlainDate(day) ? day : null;
}

const english = new Intl.DisplayNames('en', { type: 'region' });
const codeByName = new Map<string, string>(
  countries.map((code) => [(english.of(code) ?? code).toLowerCase(), code]),
);
/** National teams of football, and common variants of country names. */
for (const [name, code] of [
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northern ireland', 'GB'],
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['ivory coast', 'CI'],
  ['bosnia-herzegovina', 'BA'],
  ['united states of america', 'US'],
] as const) {
  if (isCountryCode(code)) codeByName.set(name, code);
}

/** The country code of a code or an English name; null when it is unknown. */
export function countryOf(value: unknown): string | null {
  const text = lineOf(value, 80);
  if (isCountryCode(text.toUpperCase())) return text.toUpperCase();
  return codeByName.get(text.toLowerCase()) ?? null;
}

/** Positions whose English name is unambiguous; a centre-back has no side and is omitted. */
const roles: Record<string, PlayerRole> = {
  goalkeeper: playerRole.goalkeeper,
  'right-back': playerRole.rightBack,
  'left-back': playerRole.leftBack,
  'right winger': playerRole.rightWinger,
  'left winger': playerRole.leftWinger,
  'defensive midfield': playerRole.defensiveMidfielder,
  'defensive midfielder': playerRole.defensiveMidfielder,
  'attacking midfield': playerRole.attackingMidfielder,
  'attacking midfielder': playerRole.attackingMidfielder,
  'second striker': playerRole.secondStriker,
  'centre-forward': playerRole.centreForward,
  striker: playerRole.centreForward,
};

export function roleOf(position: string): PlayerRole | null {
  return roles[position.toLowerCase().replace(/^(right|left|centre) (back|forward)$/, '$1-$2')] ?? null;
}

const feet: Record<string, Foot> = foot;

export function footOf(value: unknown): Foot | null {
  return feet[lineOf(value, 20).toLowerCase()] ?? null;
}

/** Whole centimetres of "178 cm", "1,78 m", 178 or 1.78; null outside the range of a record. */
export function centimetresOf(value: unknown): number | null {
  const number = numberOf(value);
  if (number === null) return null;
  const cm = Math.round(number < 3 ? number * 100 : number);
  return isWithin(cm, heightCm) ? cm : null;
}

/** Whole kilograms of "72 kg" or 72; null outside the range of a record. */
export function kilogramsOf(value: unknown): number | null {
  const number = numberOf(value);
  const kg = number === null ? 0 : Math.round(number);
  return isWithin(kg, weightKg) ? kg : null;
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const found = typeof value === 'string' ? /\d{1,3}(?:[.,]\d{1,2})?/.exec(value.slice(0, 40)) : null;
  return found ? Number(found[0].replace(',', '.')) : null;
}

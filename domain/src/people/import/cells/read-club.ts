import type { Language } from '../../../platform/languages.ts';
import { youthLevel } from '../../levels.ts';
import { type ContractualStatus, contractualStatus } from '../../players/contractual-statuses.ts';
import { foldWord } from '../words/fold-word.ts';
import { countryOfLeague } from '../words/league-countries.ts';
import { valueRead } from './cell-reading.ts';
import { readContract } from './read-contract.ts';
import { readLevel } from './read-level.ts';

/** What a cell about the club says. */
interface ClubSaid {
  readonly club?: string;
  readonly contract?: ContractualStatus;
  /** The league that is written behind the club: `Vado - Serie D`. */
  readonly level?: number;
  /** The country of that league, when its name means one. */
  readonly country?: string;
  /** True when something was written beside the name. */
  readonly remarked: boolean;
}

/** A loan or a trial, after the name: `Cesena, in prestito dal Milan`. */
const loanAfter =
  /^(.{3,}?)(?:\s+[-–—]\s*|,\s*|\s+)(?:in prestito|prestito|on loan|loan|cedid[oa]|cedit|en prêt|prêté|prêt|emprestado|ausgeliehen|leihe|trial\w*|in prova|a prueba|a prova|à l'essai|zur probe)\b.*$/iu;
const until =
  /^(.{3,}?)(?:\s+[-–—/]\s*|,\s*|\s+)((?:scad\w*\.?|contratt\w+|contract\w*|contrat\w*|vertrag\w*|fino|until|hasta|fins|até|jusqu\S*|bis|exp\.?)\s.*\d.*|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/iu;
const asideWords = /^(?:cap|capitano|capitaine|captain|capitan|capita|c|vc|k)$/;

/**
 * The club without what stands beside its name: `svincolato` in its place, a remark in brackets, the contract or a loan.
 * A bracket in front or in the middle belongs to the name.
 */
export function readClub(written: string, language?: Language): ClubSaid {
  const bracket = /^(.*?)\s*[([]([^()[\]]*)[)\]]?\s*$/u.exec(written);
  const aside = bracket?.[2] ?? '';
  const name = bracket && (bracket[1] ?? '') !== '' ? (bracket[1] ?? '') : written;
  const remarked = name !== written && !asideWords.test(foldWord(aside));
  const contract = name === written ? null : valueRead(readContract(aside));
  if (valueRead(readContract(name)) === contractualStatus.free)
    return { contract: contractualStatus.free, remarked };
  const level = levelBehind(name === written ? name : `${name} (${aside})`, language);
  const said = {
    ...(contract === null ? {} : { contract }),
    ...(level === null ? {} : { level: level.level }),
    ...(level?.country == null ? {} : { country: level.country }),
  };
  if (level && contract === null) return { club: level.club, ...said, remarked: level.level === youthLevel };
  const tail = loanAfter.exec(name) ?? until.exec(name);
  if (!tail) return { club: name, ...said, remarked };
  const after = valueRead(readContract(tail[2] ?? name.slice((tail[1] ?? '').length)));
  return { club: tail[1] ?? name, ...(after === null ? said : { contract: after }), remarked: true };
}

/** The league behind a club, parted by a sign; null where none is written. */
function levelBehind(
  text: string,
  language?: Language,
): { club: string; level: number; country: string | null } | null {
  const [, club, league = ''] =
    /^(.{3,}?)(?:\s+[-–—]\s*|\s*[,/|]\s*|\s*[([])([^()[\]]{3,40})[)\]]?$/u.exec(text) ?? [];
  if (club === undefined || /\b(?:u|under|sub)\W?\d\d\b/iu.test(league)) return null;
  const level = valueRead(readLevel(league));
  if (level === null || /^\W*\d+\W*$/.test(league)) return null;
  return { club: club.trim(), level, country: countryOfLeague(league, language) };
}

import { contractualStatus } from '../contractual-statuses.ts';
import { valueRead } from './cell-reading.ts';
import { foldWord } from './fold-word.ts';
import { readContract } from './read-contract.ts';

/** What a cell about the club says. */
interface ClubSaid {
  readonly club?: string;
  readonly contract?: number;
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
export function readClub(written: string): ClubSaid {
  const bracket = /^(.*?)\s*[([]([^()[\]]*)[)\]]?\s*$/u.exec(written);
  const aside = bracket?.[2] ?? '';
  const name = bracket && (bracket[1] ?? '') !== '' ? (bracket[1] ?? '') : written;
  const remarked = name !== written && !asideWords.test(foldWord(aside));
  const contract = name === written ? null : valueRead(readContract(aside));
  if (valueRead(readContract(name)) === contractualStatus.free)
    return { contract: contractualStatus.free, remarked };
  const said = contract === null ? {} : { contract };
  const tail = loanAfter.exec(name) ?? until.exec(name);
  if (!tail) return { club: name, ...said, remarked };
  const after = valueRead(readContract(tail[2] ?? name.slice((tail[1] ?? '').length)));
  return { club: tail[1] ?? name, ...(after === null ? said : { contract: after }), remarked: true };
}

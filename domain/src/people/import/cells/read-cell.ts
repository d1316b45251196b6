import { maxAddressLength, maxNameLength } from '../../../platform/text-limits.ts';
import { contractualStatus } from '../../players/contractual-statuses.ts';
import type { Foot } from '../../players/feet.ts';
import { figureLimits, type SeasonFigure } from '../../players/season-figures.ts';
import type { ImportTarget } from '../import-targets.ts';
import { readCategory, readFigure, readFigureSource, readSeason, readYear } from '../read-career-entries.ts';
import { readAssociation, readAssociations, readLastDay, readOptionHolder } from '../read-facts.ts';
import { cellText, saysNothing } from '../words/empty-words.ts';
import { foldWord } from '../words/fold-word.ts';
import { readFoot, readYesNo } from '../words/read-words.ts';
import { badCell, type CellReading, emptyCell, readAs } from './cell-reading.ts';
import { readContract, saysFree } from './read-contract.ts';
import { readCountries, readCountry } from './read-country.ts';
import { type DateOrder, readAge, readBirth } from './read-date.ts';
import { readLevel } from './read-level.ts';
import { readHeight, readHeightWeight, readPercent, readWeight } from './read-measures.ts';
import { isForeign, periodOf, readMoney, unitOf } from './read-money.ts';
import { type NameOrder, readFullName, readNamePart } from './read-name.ts';
import { readRoles } from './read-role.ts';
import { readAccommodation, readRefund, readRegion } from './read-terms.ts';
import { readLine, readLink, readParagraph, readPhone } from './read-text.ts';
import { yesNo } from './yes-no.ts';

/** What reading a cell depends on beside the cell. */
export interface CellContext {
  readonly language: string;
  readonly today: string;
  readonly header: string;
  readonly dateOrder: DateOrder;
  readonly nameOrder: NameOrder;
  readonly foot: Foot | null;
  /** True for a player known to be younger than fourteen. */
  readonly isChild?: boolean;
}

type Reader = (cell: string, context: CellContext) => CellReading;

const money: Reader = (cell, { header }) =>
  isForeign(header) && !/€|eur/i.test(cell) && !saysNothing(cell)
    ? badCell('foreignCurrency')
    : readMoney(cell, { unit: unitOf(header) });
const monthly: Reader = (cell, { header }) =>
  isForeign(header) && !/€|eur/i.test(cell) && !saysNothing(cell)
    ? badCell('foreignCurrency')
    : readMoney(cell, { period: periodOf(header), unit: unitOf(header) });
const lastDay: Reader = (cell, { dateOrder }) => readLastDay(cell, { order: dateOrder });
const longName: Reader = (cell) => readLine(cell, maxNameLength);
const figure =
  (name: SeasonFigure): Reader =>
  (cell) =>
    readFigure(cell, figureLimits[name]);

const readers: Readonly<Record<ImportTarget, Reader>> = {
  fullName: (cell, { nameOrder }) => readFullName(cell, nameOrder),
  name: readNamePart,
  surname: readNamePart,
  bornDate: (cell, { dateOrder, today }) => readBirth(cell, { order: dateOrder, today }),
  age: (cell, { today }) => readAge(cell, today),
  nationality: readCountry,
  principalRole: readRoles,
  secondaryRole: readRoles,
  foot: readFoot,
  heightCm: (cell, { isChild }) => readHeight(cell, isChild),
  weightKg: (cell, { header }) => readWeight(cell, /\b(?:lbs?|pounds?)\b/i.test(header)),
  heightWeight: (cell, { isChild }) => readHeightWeight(cell, isChild),
  currentClub: longName,
  currentLevel: readLevel,
  contractualStatus: (cell, context) => {
    const read = yesNo(foldWord(cell));
    // `Free agent? Yes`.
    return read !== undefined && saysFree(context.header)
      ? readAs(read ? contractualStatus.free : contractualStatus.underContract)
      : readContract(cell, context);
  },
  salary: monthly,
  requestedSalary: monthly,
  refundRange: readRefund,
  requestedFood: readYesNo,
  requestedAccommodation: readAccommodation,
  playerValue: money,
  phone: readPhone,
  country: readCountry,
  city: longName,
  region: readRegion,
  address: (cell) => readLine(cell, maxAddressLength),
  searchLevels: (cell) => readLevels(cell),
  countriesInterested: readCountries,
  euPassport: readYesNo,
  immediateAvailability: readYesNo,
  minutesPercent: readPercent,
  requestedBonus: money,
  commissionFeeMin: money,
  commissionFeeMax: money,
  onMarket: readYesNo,
  openToScouts: readYesNo,
  videoUrl: readLink,
  youtubeUrl: readLink,
  footballDataUrl: readLink,
  linkedinUrl: readLink,
  facebookUrl: readLink,
  instagramUrl: readLink,
  comments: readParagraph,
  secondNationality: readCountry,
  eligibleAssociations: readAssociations,
  registeredAssociation: readAssociation,
  permitNeeded: readYesNo,
  permitUntil: lastDay,
  contractEnd: lastDay,
  optionHolder: readOptionHolder,
  optionUntil: lastDay,
  releaseClause: money,
  askingFee: money,
  payShare: readPercent,
  termsShown: readYesNo,
  openToFree: readYesNo,
  openToLoan: readYesNo,
  openToPermanent: readYesNo,
  careerEntrySeason: readSeason,
  careerEntryClub: longName,
  careerEntryCategory: readCategory,
  careerEntryLevel: readLevel,
  careerEntryDivision: longName,
  careerEntryStart: readYear,
  careerEntryEnd: readYear,
  careerEntrySalary: money,
  appearances: figure('appearances'),
  starts: figure('starts'),
  minutes: figure('minutes'),
  goals: figure('goals'),
  assists: figure('assists'),
  yellowCards: figure('yellowCards'),
  redCards: figure('redCards'),
  cleanSheets: figure('cleanSheets'),
  figuresUrl: readLink,
  figuresSource: readFigureSource,
};

/** Reads a cell as what its column holds. Never throws, whatever is written. */
export function readCell(target: ImportTarget, cell: string, context: CellContext): CellReading {
  if (target !== 'comments' && cell.length > 1_000) return badCell('tooLong');
  return readers[target](cell, context);
}

function readLevels(cell: string): CellReading<readonly number[]> {
  const text = cellText(cell);
  if (saysNothing(text)) return emptyCell;
  const found = text.split(/[,;|/]/).map(readLevel);
  const levels = found.flatMap((one) => (one.state === 'read' ? [one.value] : []));
  return levels.length === found.length
    ? readAs<readonly number[]>([...new Set(levels)])
    : badCell('notInList');
}

/** The word under which equal cells of a column are answered together. */
export function cellClass(cell: string): string {
  return foldWord(cell) || cellText(cell);
}

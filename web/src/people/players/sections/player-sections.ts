import type { MandatoryPlayerField } from '@trattativa/domain/people/players/mandatory-fields';
import { reveal } from '../../../ui/page/reveal.ts';
import { linkFields, type PlayerField } from '../form/player-form-values.ts';

/** The sections of a player's form, in order. */
export const playerSections = [
  'identity',
  'residence',
  'role',
  'contract',
  'registration',
  'search',
  'moves',
  'money',
  'links',
  'notes',
] as const;

export type PlayerSection = (typeof playerSections)[number];

/** The parts of the page below the form, which save themselves once the record exists. */
export const ownSavedParts = ['skills', 'career', 'documents'] as const;

export type OwnSavedPart = (typeof ownSavedParts)[number];

/** The fields of each section: what its own button saves. */
export const fieldsOfSection: Readonly<Record<PlayerSection, readonly PlayerField[]>> = {
  identity: ['name', 'surname', 'bornDate', 'nationality', 'secondNationality', 'euPassport'],
  residence: ['city', 'country', 'region', 'address', 'phone'],
  role: ['principalRole', 'secondaryRole', 'foot', 'heightCm', 'weightKg'],
  contract: [
    'contractualStatus',
    'contractEnd',
    'optionHolder',
    'optionUntil',
    'currentClub',
    'currentLevel',
    'minutesPercent',
  ],
  registration: ['registeredAssociation', 'eligibleAssociations', 'permitNeeded', 'permitUntil'],
  search: ['searchLevels', 'countriesInterested', 'immediateAvailability', 'onMarket', 'openToScouts'],
  moves: [
    'openToFree',
    'openToLoan',
    'openToPermanent',
    'releaseClause',
    'askingFee',
    'payShare',
    'termsShown',
  ],
  money: [
    'salary',
    'requestedSalary',
    'refundRange',
    'requestedFood',
    'requestedAccommodation',
    'requestedBonus',
    'playerValue',
    'commissionFeeMin',
    'commissionFeeMax',
  ],
  links: linkFields,
  notes: ['comments'],
};

/** Where each mandatory field is. */
export const sectionOfField = Object.fromEntries(
  playerSections.flatMap((section) => fieldsOfSection[section].map((field) => [field, section])),
) as Readonly<Record<MandatoryPlayerField, PlayerSection>>;

/** What stands after a section: the next one, or the first part that saves itself. */
export function afterSection(section: PlayerSection): PlayerSection | OwnSavedPart {
  return playerSections[playerSections.indexOf(section) + 1] ?? ownSavedParts[0];
}

/** Moves to a section of the page: its heading gets the focus. */
export function goToSection(key: PlayerSection | OwnSavedPart): void {
  const section = document.querySelector<HTMLElement>(`[data-section="${key}"]`);
  reveal(section);
  const heading = section?.querySelector('h2');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  section?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../../people/players.ts';
import type { Choosable } from '../../../people/recipients-ui.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { type ConflictAnswers, ConflictDialog } from '../../../ui/dialog/conflict-dialog.tsx';
import { useRequestWords } from '../use-request-words.ts';
import type { RequestValues } from './request-values.ts';

interface RequestConflictProps extends ConflictAnswers {
  /** The reader's version and the version saved by somebody else in the meantime. */
  mine: RequestValues;
  theirs: RequestValues;
}

type Field = Exclude<keyof RequestValues, 'id' | 'version' | 'files'>;

const notCompared = new Set<keyof RequestValues>(['id', 'version', 'files']);

const withoutText = new Set(['', null, undefined, false]);

/** Compares by content: an empty text equals an unset one, and recipients count by id. */
function said(value: RequestValues[Field]): string {
  if (Array.isArray(value)) {
    const ids = (value as (Choosable | number | string)[]).map((one) =>
      typeof one === 'object' ? one.id : one,
    );
    return ids.map(String).sort().join();
  }
  return withoutText.has(value as null) ? '' : String(value);
}

/** The conflict dialog of a draft or a request. */
export default function RequestConflict({ mine, theirs, ...answers }: RequestConflictProps) {
  const { t } = useTranslation('requests');
  const words = useValueWords();
  const differing = (Object.keys(mine) as (keyof RequestValues)[]).filter(
    (field): field is Field =>
      !notCompared.has(field) && said(mine[field as Field]) !== said(theirs[field as Field]),
  );
  const fields = differing.map((field) => ({
    name: t(`field.${field}`),
    mine: words(field, mine),
    theirs: words(field, theirs),
  }));
  return <ConflictDialog of="request" fields={fields} {...answers} />;
}

/** The value of a form field, as words; a dash for none. */
function useValueWords() {
  const { t } = useTranslation(['requests', 'catalogue', 'ui']);
  const words = useRequestWords();
  const player = usePlayerWords();
  const { money, plainDate } = useFormats();
  const day = (date: string | null | undefined) => (date ? plainDate(date) : '');
  const names = (chosen: readonly Choosable[]) => words.list(chosen.map(({ name }) => name));
  const of = <Value,>(value: Value | null | undefined, say: (value: Value) => string) =>
    value === null || value === undefined ? '' : say(value);
  return (field: Field, values: RequestValues): string => {
    const yes = (value: boolean | null | undefined) => (value ? t('ui:yes') : '');
    const written: Partial<Record<Field, string>> = {
      club: names(values.club),
      role: of(values.role, player.role),
      level: of(values.level, (level) => player.level(level, values.country)),
      country: of(values.country, player.country),
      monthlyOffer: of(values.monthlyOffer, money),
      refundRange: of(values.refundRange, player.refund),
      contractualStatus: of(values.contractualStatus, player.contract),
      foot: of(values.foot, player.foot),
      immediateAvailability: yes(values.immediateAvailability),
      euPassport: yes(values.euPassport),
      secondRoleAccepted: t(values.secondRoleAccepted ? 'ui:yes' : 'ui:no'),
      quota: of(values.quota, words.quota),
      nationalities: words.list((values.nationalities ?? []).map(words.country)),
      nonEuPlace: of(values.nonEuPlace, (place) => words.nonEuPlace(place === 'yes')),
      minMinutes: of(values.minMinutes, words.minutesFrom),
      moves: words.labels((values.moves ?? []).map(words.move)),
      feeBudget: of(values.feeBudget, money),
      neededFrom: day(values.neededFrom),
      neededUntil: day(values.neededUntil),
      answerBy: day(values.answerBy),
      board: yes(values.board),
      lodging: yes(values.lodging),
      car: yes(values.car),
      skills: words.labels((values.skills ?? []).map((id) => t(`catalogue:skill.${id}`))),
      teamIds: names(values.teamIds),
      agentIds: names(values.agentIds),
      coachingStaffIds: names(values.coachingStaffIds),
    };
    return (written[field] ?? String(values[field] ?? '')) || '–';
  };
}

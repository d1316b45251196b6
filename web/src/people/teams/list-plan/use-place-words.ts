import type { ListPlan } from '@trattativa/contract/people/teams/list-plan-endpoints';
import { useTranslation } from 'react-i18next';

type Row = ListPlan['rows'][number];
type Player = ListPlan['players'][number];

/** The places that there are of a kind, by the rows of a plan. */
export const maxPlacesOf = ({ rows }: ListPlan, takes: Player['takes']): number | null =>
  rows.find(({ row }) => row === (takes === 'place' ? 'places' : 'loanPlaces'))?.most ?? null;

/** Says what a row counts, and what is not known of a player. */
export function usePlaceWords() {
  const { t } = useTranslation('registrations');
  function nameOf({ row, bornFrom }: Row): string {
    return row === 'bornFrom' ? t('list.bornFrom', { year: String(bornFrom) }) : t(`list.row.${row}`);
  }
  function countOf({ most, least, certain, unknown, open }: Row): string {
    const text =
      most === null
        ? t('list.least', { taken: certain, least: least ?? 0, open })
        : t('list.most', { taken: certain + unknown, most, open });
    return unknown === 0 ? text : t('list.uncertain', { text, count: unknown });
  }
  function notKnown({ unknown }: Pick<Player, 'unknown'>): string | null {
    if (unknown.length === 0) return null;
    return t('list.notKnown', { facts: unknown.map((fact) => t(`list.fact.${fact}`)).join(', ') });
  }
  return { nameOf, countOf, notKnown };
}

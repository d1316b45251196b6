import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { offerStatus, offerStatuses } from '@trattativa/domain/deals/offers/offer-statuses';
import { levels } from '@trattativa/domain/people/levels';
import { useTranslation } from 'react-i18next';
import { useLevelWords } from '../../../people/players.ts';
import { ToggleChip } from '../../../ui/filter/toggle-chip.tsx';
import { FilterSelect } from '../../../ui/form/choice/filter-select.tsx';
import { countedUpTo, useTotalFigure } from '../../../ui/list/total-words.ts';
import type { OfferFilters } from './offer-filters.ts';

interface OfferFilterFieldsProps {
  filters: OfferFilters;
  setFilters: (change: Partial<OfferFilters>, how?: 'typing') => void;
  /** The number of offers in which it is the reader's turn; undefined while unknown. */
  turns: number | undefined;
}

/** The spec's two "pending" statuses look the same to a reader, and are one choice here. */
const choices = offerStatuses.filter((status) => status !== offerStatus.revised);
const statusesOf = (choice: number) => (choice === 0 ? [0, 4] : [choice]);
const narrowed = ['player', 'club', 'negotiation'] as const;

/** The filters of the list; every choice is written to the address at once. */
export function OfferFilterFields({ filters, setFilters, turns }: OfferFilterFieldsProps) {
  const { levelOption } = useLevelWords();
  const { t } = useTranslation(['offers', 'catalogue', 'shell']);
  const figure = useTotalFigure();
  return (
    <>
      <FilterSelect
        label={t('offers:list.status')}
        value={filters.status.length === 0 ? null : String(filters.status[0])}
        any={t('offers:list.any')}
        options={choices.map((id) => ({ value: String(id), label: t(`catalogue:offerStatus.${id}`) }))}
        onChange={(next) => setFilters({ status: next === null ? [] : statusesOf(Number(next)) })}
      />
      <FilterSelect
        label={t('offers:term.level')}
        value={filters.level === null ? null : String(filters.level)}
        any={t('offers:list.any')}
        options={levels.map((id) => ({ value: String(id), label: levelOption(id) }))}
        onChange={(next) => setFilters({ level: next === null ? null : Number(next) })}
      />
      {narrowed.map(
        (name) =>
          filters[name] !== null && (
            <Button
              key={name}
              variant="default"
              title={t('shell:form.clear')}
              rightSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => setFilters({ [name]: null })}
            >
              {t(`offers:list.only.${name}`)}
            </Button>
          ),
      )}
      <ToggleChip
        label={
          turns === undefined
            ? t('offers:list.myTurn')
            : t('offers:list.myTurnCount', { number: figure(countedUpTo(turns)) })
        }
        chosen={filters.turn}
        onChange={(turn) => setFilters({ turn })}
      />
    </>
  );
}

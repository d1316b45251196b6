import { IconX } from '@tabler/icons-react';
import { type NegotiationStatus, negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { idsOf, numberOf } from '@trattativa/domain/platform/named-ids';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../ui/filter/filter-chips.tsx';
import { InSheet } from '../../../ui/filter/filter-sheet.tsx';
import { ToggleChip } from '../../../ui/filter/toggle-chip.tsx';
import classes from './status-filter.module.css';

/** The statuses that are shown: a chip that opens, and each that is set as a chip that takes it away; in the drawer all at once. */
export default function StatusFilter({
  chosen: numbers,
  onChoose,
}: {
  chosen: readonly number[];
  onChoose: (next: number[]) => void;
}) {
  const { t } = useTranslation('negotiations');
  const inSheet = use(InSheet);
  const chosen = idsOf(negotiationStatuses, numbers);
  const toggle = (id: NegotiationStatus) =>
    onChoose((chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]).map(numberOf));
  const buttons = negotiationStatuses.map((id) => (
    <button
      key={id}
      type="button"
      className={classes.status}
      aria-pressed={chosen.includes(id)}
      onClick={() => toggle(id)}
    >
      {t(`status.${id}`)}
    </button>
  ));
  if (inSheet) {
    return (
      <fieldset className={classes.statuses}>
        <legend>{t('field.status')}</legend>
        {buttons}
      </fieldset>
    );
  }
  return (
    <>
      <FilterChip name={t('field.status')} value={null} onClear={() => onChoose([])}>
        {() => <div className={classes.panel}>{buttons}</div>}
      </FilterChip>
      {negotiationStatuses
        .filter((id) => chosen.includes(id))
        .map((id) => (
          <ToggleChip
            key={id}
            chosen
            label={
              <>
                {t(`status.${id}`)}
                <IconX size={14} stroke={2} aria-hidden="true" />
              </>
            }
            onChange={() => toggle(id)}
          />
        ))}
    </>
  );
}

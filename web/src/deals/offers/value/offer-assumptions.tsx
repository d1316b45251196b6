import { NativeSelect, TextInput } from '@mantine/core';
import {
  type Scenario,
  scenarioNames,
  type ValueAssumptions,
} from '@trattativa/domain/deals/offers/offer-value';
import { seasonGoals } from '@trattativa/domain/deals/offers/season-goals';
import {
  type SeasonEnding,
  seasonCounts,
  seasonEndings,
} from '@trattativa/domain/deals/offers/season-outcomes';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { useTranslation } from 'react-i18next';
import { groupDigits, readDigits } from '../../../ui/form/number/digits.ts';
import classes from './offer-value.module.css';

interface OfferAssumptionsProps {
  assumptions: ValueAssumptions;
  onChange: (next: ValueAssumptions) => void;
}

const worths = ['foodCents', 'singleRoomCents', 'sharedRoomCents', 'travelCents'] as const;
const ownCosts = ['ownRoomCents', 'ownFoodCents'] as const;

/**
 * The assumptions behind a value, which the reader can change: the course of the season, the value of meals, rooms and
 * tickets, and what the person pays.
 */
export function OfferAssumptions({ assumptions, onChange }: OfferAssumptionsProps) {
  const { t } = useTranslation(['offers', 'catalogue']);
  const worthField = (worth: (typeof worths)[number] | (typeof ownCosts)[number]) => {
    const cents = assumptions[worth];
    return (
      <Figure
        key={worth}
        label={t(`offers:value.worthOf.${worth}`)}
        unit="€"
        value={cents === null ? null : cents / 100}
        onChange={(euros) => onChange({ ...assumptions, [worth]: euros === null ? null : euros * 100 })}
      />
    );
  };
  return (
    <details className={classes.assumptions}>
      <summary>{t('offers:value.assumptions')}</summary>
      {scenarioNames.map((name) => {
        const scenario = assumptions[name];
        const change = (part: Partial<Scenario>) =>
          onChange({ ...assumptions, [name]: { ...scenario, ...part } });
        return (
          <fieldset key={name} className={classes.scenario}>
            <legend>{t(`offers:value.scenario.${name}`)}</legend>
            {seasonCounts.map((count) => (
              <Figure
                key={count}
                label={t(`offers:value.count.${count}`)}
                value={scenario[count]}
                onChange={(next) => change({ [count]: next ?? 0 })}
              />
            ))}
            <NativeSelect
              size="sm"
              label={t('offers:value.result')}
              value={scenario.result === null ? '' : String(scenario.result)}
              onChange={({ currentTarget: { value } }) =>
                change({ result: idOf(seasonGoals, value) ?? null })
              }
              data={[
                { value: '', label: t('offers:value.noResult') },
                ...seasonGoals.map((goal) => ({
                  value: String(goal),
                  label: t(`catalogue:seasonGoal.${goal}`),
                })),
              ]}
            />
            <NativeSelect
              size="sm"
              label={t('offers:value.endingOf')}
              value={scenario.ending ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change({ ending: value === '' ? null : (value as SeasonEnding) })
              }
              data={[
                { value: '', label: t('offers:value.noEnding') },
                ...seasonEndings.map((ending) => ({
                  value: ending,
                  label: t(`offers:value.ending.${ending}`),
                })),
              ]}
            />
          </fieldset>
        );
      })}
      <fieldset className={classes.scenario}>
        <legend>{t('offers:value.worth')}</legend>
        {worths.map(worthField)}
      </fieldset>
      <fieldset className={classes.scenario}>
        <legend>{t('offers:value.own')}</legend>
        {ownCosts.map(worthField)}
        <Figure
          label={t('offers:value.worthOf.ownAgentPercent')}
          unit="%"
          value={assumptions.ownAgentPercent}
          onChange={(percent) =>
            onChange({
              ...assumptions,
              ownAgentPercent: percent === null ? null : Math.min(percent, maxPercent),
            })
          }
        />
      </fieldset>
    </details>
  );
}

interface FigureProps {
  label: string;
  unit?: string;
  value: number | null;
  onChange: (next: number | null) => void;
}

/** A whole number: digit keys only (spec §5). */
function Figure({ label, unit, value, onChange }: FigureProps) {
  return (
    <TextInput
      size="sm"
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={groupDigits(value)}
      rightSection={unit === undefined ? undefined : <span aria-hidden="true">{unit}</span>}
      rightSectionPointerEvents="none"
      onChange={({ currentTarget }) =>
        onChange(readDigits(currentTarget.value, unit === '€' ? 999_999 : 999))
      }
    />
  );
}

import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { formatSeries } from '@trattativa/texts/format-series';
import type { Language } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** A mandate's facts as words, in the language on screen. */
export function useMandateWords() {
  const { t, i18n } = useTranslation(['mandates', 'countries']);
  const { date, money, percent, shortPlainDate } = useFormats();
  return {
    /** Name of the client, on the other side than the agent. */
    principal: ({ player, team }: Mandate) =>
      team?.name ?? `${player?.name ?? ''} ${player?.surname ?? ''}`.trim(),
    agent: ({ agent }: Mandate) => agent.name,
    period: ({ startsOn, endsOn }: Mandate) =>
      t('mandates:period', { from: shortPlainDate(startsOn), to: shortPlainDate(endsOn) }),
    territory: ({ countries }: Mandate) =>
      countries.length === 0
        ? t('mandates:world')
        : formatSeries(
            i18n.language as Language,
            countries.map((code) => t(`countries:${code}`)),
          ),
    exclusivity: ({ exclusive }: Mandate) => t(exclusive ? 'mandates:exclusive' : 'mandates:notExclusive'),
    /** Null: nothing is said of a fee. */
    fee: ({ feePercent, feeAmount }: Mandate) => {
      if (feeAmount !== null) return money(feeAmount);
      return feePercent === null ? null : t('mandates:page.feePercent', { percent: percent(feePercent) });
    },
    /** How it was confirmed, other than in a login; null otherwise. */
    basis: ({ confirmedWay, formChecked }: Pick<Mandate, 'confirmedWay' | 'formChecked'>) => {
      if (confirmedWay === null) return null;
      const basis = t(`mandates:basis.${confirmedWay}`);
      if (formChecked === null) return basis;
      const name = formChecked.by === '' ? t('mandates:mover.staff') : formChecked.by;
      return t('mandates:basis.checked', { basis, name, day: date(formChecked.at) });
    },
    daysLeft: ({ daysLeft }: Pick<Mandate, 'daysLeft'>) =>
      daysLeft === 0 ? t('mandates:lastDay') : t('mandates:daysLeft', { count: daysLeft }),
  };
}

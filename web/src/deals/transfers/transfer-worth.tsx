import { TextInput } from '@mantine/core';
import type { Transfer } from '@trattativa/contract/deals/transfers/transfer';
import {
  countedTriggers,
  inCents,
  seasonTriggers,
  type TransferTerms,
} from '@trattativa/domain/deals/transfers/transfer-terms';
import {
  type TransferAssumptions,
  type TransferValue,
  usualTransferAssumptions,
  valueOfTransfer,
} from '@trattativa/domain/deals/transfers/transfer-value';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { groupDigits, readDigits } from '../../ui/form/number/digits.ts';
import { More } from '../../ui/page/more.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import classes from './transfers.module.css';

interface TransferWorthProps {
  transfer: Transfer;
  terms: TransferTerms;
  heading: 2 | 3 | 4;
}

/** What the terms in force are worth to the reader's club: certain, likely, and at most, on assumptions that can be changed. */
export function TransferWorth({ transfer, terms, heading }: TransferWorthProps) {
  const Heading = `h${heading}` as const;
  const { t } = useTranslation('transfers');
  const { money } = useFormats();
  const [assumed, setAssumed] = useState<TransferAssumptions>(usualTransferAssumptions);
  const from = now().toLocaleDateString('en-CA');
  const value = valueOfTransfer(inCents(terms), assumed, from, transfer.percents);
  const extra = useExtraWords(terms, transfer, value);
  const tiles = [
    {
      key: 'certain' as const,
      name: t('worth.certain'),
      cents: value.certain,
      of: value.wages > 0 ? t('worth.withWages', { amount: money(value.wages / 100) }) : t('worth.certainOf'),
    },
    {
      key: 'likely' as const,
      name: t('worth.likely'),
      cents: value.likely,
      of: t('worth.likelyOf', { count: assumed.counts.appearances }),
    },
    {
      key: 'most' as const,
      name: t(value.purchase > 0 ? 'worth.withPurchase' : 'worth.most'),
      cents: value.most,
      of: t('worth.mostOf'),
    },
  ];
  return (
    <div className={classes.card}>
      <Heading className={classes.heading}>{t(`worth.${transfer.side}`)}</Heading>
      <dl className={classes.tiles}>
        {tiles.map(({ key, name, cents, of }) => (
          <div key={key} className={classes.tile}>
            <dt>{name}</dt>
            <dd className={classes.figure}>
              <MoneyText euros={cents / 100} />
            </dd>
            <dd className={classes.of}>{of}</dd>
            {extra.of(key).map((said) => (
              <dd key={said} className={classes.of}>
                {said}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {extra.besides.map((said) => (
        <p key={said} className={classes.of}>
          {said}
        </p>
      ))}
      <Assumptions terms={terms} assumed={assumed} onChange={setAssumed} />
    </div>
  );
}

/** What the terms say beyond the sums: who bears solidarity, value added tax, and what the releasing club pays. */
function useExtraWords(
  terms: TransferTerms,
  { side, percents, releasingClub }: Transfer,
  value: TransferValue,
) {
  const { t } = useTranslation('transfers');
  const { money, percent } = useFormats();
  const euros = (cents: number) => money(cents / 100);
  const { solidarity, vat, valorisation } = value;
  const said = {
    solidarity(amount: string) {
      if (terms.solidarityOnTop) return t('worth.withSolidarity', { amount });
      return side === 'releasing' ? t('worth.withheld', { amount }) : '';
    },
    vat({ net, vat: tax }: { net: number; vat: number }) {
      const rate = percent(percents.vat ?? 0);
      return terms.vat === 'plus'
        ? t('worth.vatPlus', { percent: rate, amount: euros(net + tax) })
        : t('worth.vatIncluded', { percent: rate, amount: euros(tax) });
    },
  };
  const isRateUnknown = vat === null && (terms.vat === 'plus' || terms.vat === 'included');
  return {
    of: (degree: 'certain' | 'likely' | 'most'): string[] =>
      [
        solidarity[degree] > 0 ? said.solidarity(euros(solidarity[degree])) : '',
        vat ? said.vat(vat[degree]) : '',
      ].filter(Boolean),
    besides: [
      ...(isRateUnknown ? [t('worth.vatUnknown')] : []),
      ...(valorisation.most > 0
        ? [
            t('worth.valorisation', {
              club: releasingClub.name,
              likely: euros(valorisation.likely),
              most: euros(valorisation.most),
            }),
          ]
        : []),
    ],
  };
}

interface AssumptionsProps {
  terms: TransferTerms;
  assumed: TransferAssumptions;
  onChange: (next: TransferAssumptions) => void;
}

/** Only what the terms depend on is asked. */
function Assumptions({ terms, assumed, onChange }: AssumptionsProps) {
  const { t } = useTranslation('transfers');
  const events = new Set<string>([
    'appearances',
    ...terms.addOns.map(({ event }) => event),
    ...(terms.purchase?.trigger ? [terms.purchase.trigger.event] : []),
  ]);
  return (
    <More label={t('assume.title')}>
      <div className={classes.assumptions}>
        {countedTriggers
          .filter((event) => events.has(event))
          .map((event) => (
            <TextInput
              key={event}
              size="sm"
              label={t(`event.${event}`)}
              inputMode="numeric"
              autoComplete="off"
              value={groupDigits(assumed.counts[event])}
              onChange={({ currentTarget }) =>
                onChange({
                  ...assumed,
                  counts: { ...assumed.counts, [event]: readDigits(currentTarget.value, 999) ?? 0 },
                })
              }
            />
          ))}
        {terms.kind === 'loan' && (
          <TextInput
            size="sm"
            label={t('assume.monthlyWage')}
            inputMode="numeric"
            autoComplete="off"
            rightSection={<span aria-hidden="true">€</span>}
            rightSectionPointerEvents="none"
            value={groupDigits(assumed.monthlyWage === null ? null : assumed.monthlyWage / 100)}
            onChange={({ currentTarget }) => {
              const euros = readDigits(currentTarget.value, 9_999_999);
              onChange({ ...assumed, monthlyWage: euros === null ? null : euros * 100 });
            }}
          />
        )}
        {seasonTriggers
          .filter((event) => events.has(event))
          .map((event) => (
            <label key={event} className={classes.check}>
              <input
                type="checkbox"
                checked={assumed.reached[event]}
                onChange={({ currentTarget }) =>
                  onChange({ ...assumed, reached: { ...assumed.reached, [event]: currentTarget.checked } })
                }
              />
              {t(`event.${event}`)}
            </label>
          ))}
      </div>
    </More>
  );
}

import type { TransferKind } from '@trattativa/domain/people/players/transfer-kinds';
import { seasonName } from '@trattativa/domain/people/season';
import { formatMoney, formatPlainDate } from '../formats.ts';
import type { Language } from '../languages.ts';
import type { TextsOf } from '../text-keys.ts';

/** Gross pay a month in whole euros, between bounds. */
interface AskedPay {
  payFrom: number | null;
  payTo: number | null;
}

interface AskedTerms extends AskedPay {
  kind: TransferKind;
  season: number;
}

interface Row {
  label: string;
  value: string;
}

export type EnquiryTexts = TextsOf<['enquiries', 'catalogue']>;

/** A club's enquiry in one language: on the page of the negotiation and in the mail. */
export function enquiryWordsIn(t: EnquiryTexts, language: Language) {
  const money = (euros: number) => formatMoney(Math.round(euros * 100));
  const pay = ({ payFrom, payTo }: AskedPay): string => {
    if (payFrom !== null && payTo !== null)
      return t('enquiries:pay.between', { from: money(payFrom), to: money(payTo) });
    if (payFrom !== null) return t('enquiries:pay.from', { from: money(payFrom) });
    return payTo === null ? '' : t('enquiries:pay.to', { to: money(payTo) });
  };
  const payRows = (asked: AskedPay): Row[] => {
    const value = pay(asked);
    return value === '' ? [] : [{ label: t('enquiries:field.pay'), value }];
  };
  return {
    payRows,
    /** What the club asks for. */
    rows: (enquiry: AskedTerms): Row[] => [
      { label: t('enquiries:field.kind'), value: t(`catalogue:transferKind.${enquiry.kind}`) },
      { label: t('enquiries:field.season'), value: seasonName(enquiry.season) },
      ...payRows(enquiry),
    ],
    answerByRow: (day: string): Row => ({
      label: t('enquiries:field.answerBy'),
      value: formatPlainDate(language, day),
    }),
  };
}

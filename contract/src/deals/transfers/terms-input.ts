import {
  daysToMatch,
  maxAddOns,
  maxInstalments,
  maxPurchaseParts,
  monthsAfterPurchase,
  triggerCounts,
} from '@trattativa/domain/deals/transfers/transfer-limits';
import {
  feeVats,
  purchaseKinds,
  sellOnBases,
  type TransferTerms,
  transferKinds,
  triggerEvents,
} from '@trattativa/domain/deals/transfers/transfer-terms';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { maxCommentsLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { eurosAndCents, paragraph, plainDate, wholeNumber, wholeNumberIn } from '../../fields.ts';

const percent = wholeNumber(0, maxPercent);
const trigger = z.strictObject({
  event: z.enum(triggerEvents, { error: 'notInList' }),
  count: wholeNumberIn(triggerCounts),
});
const priceByDay = z.strictObject({ amount: eurosAndCents, until: plainDate });

/** All terms, as they are written; those that are left out are not agreed. Euros with cents. */
export const transferTermsInput = {
  kind: z.enum(transferKinds, { error: 'notInList' }),
  until: plainDate.nullish(),
  wageSharePercent: percent.nullish(),
  earlyRecall: z.strictObject({ from: plainDate, until: plainDate, amount: eurosAndCents }).nullish(),
  purchase: z
    .strictObject({
      kind: z.enum(purchaseKinds, { error: 'notInList' }),
      amount: eurosAndCents,
      until: plainDate.nullish(),
      trigger: trigger.nullish(),
    })
    .nullish(),
  /** Sum to the price of the purchase to the cent; each is due on a day or some months after the purchase. */
  purchaseParts: z
    .array(
      z.strictObject({
        amount: eurosAndCents,
        dueOn: plainDate.nullish(),
        monthsAfter: wholeNumberIn(monthsAfterPurchase).nullish(),
      }),
    )
    .max(maxPurchaseParts, 'tooMany')
    .nullish(),
  counterOption: priceByDay.nullish(),
  compensation: eurosAndCents,
  /** Sum to the compensation to the cent; a transfer without compensation has none. */
  instalments: z
    .array(z.strictObject({ dueOn: plainDate, amount: eurosAndCents }))
    .max(maxInstalments, 'tooMany')
    .nullish(),
  vat: z.enum(feeVats, { error: 'notInList' }).nullish(),
  solidarityOnTop: z.boolean().nullish(),
  addOns: z
    .array(z.strictObject({ ...trigger.shape, amount: eurosAndCents, cap: eurosAndCents }))
    .max(maxAddOns, 'tooMany')
    .nullish(),
  valorisationBonus: z
    .strictObject({ count: wholeNumberIn(triggerCounts), amount: eurosAndCents, cap: eurosAndCents })
    .nullish(),
  sellOnPercent: percent.nullish(),
  sellOnRule: z
    .strictObject({ base: z.enum(sellOnBases, { error: 'notInList' }), until: plainDate.nullish() })
    .nullish(),
  buyBack: priceByDay.nullish(),
  matchingRight: z.boolean().nullish(),
  matchingRule: z
    .strictObject({ until: plainDate.nullish(), days: wholeNumberIn(daysToMatch).nullish() })
    .nullish(),
  comments: paragraph(maxCommentsLength).nullish(),
} satisfies Record<keyof TransferTerms, z.ZodType>;

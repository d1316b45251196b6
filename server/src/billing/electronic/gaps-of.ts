import type { ElectronicGap } from '@trattativa/domain/billing/electronic-invoice';
import { isPersonalTaxCode, isTaxCode } from '@trattativa/domain/billing/tax-code';
import { isVatNumber } from '@trattativa/domain/identity/business-numbers';
import type { ElectronicBuyer, IssuedDocument } from './issued-document.ts';
import { taxNature } from './tax-nature.ts';

/** Countries of the EU's VAT area: a company there has a number that the invoice must name. */
const vatCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** What is missing before a document can be written as an electronic invoice; empty: nothing. */
export function gapsOf({ operator, buyer, vatPercent }: IssuedDocument): ElectronicGap[] {
  const missing: [ElectronicGap, boolean][] = [
    ['operatorName', operator.name === ''],
    ['operatorVatNumber', operator.country !== 'IT' || !isVatNumber(operator.vatNumber, 'IT')],
    ['operatorAddress', operator.address === ''],
    ['operatorPostcode', !/^\d{5}$/.test(operator.postcode)],
    ['operatorCity', operator.city === ''],
    ['operatorRegime', taxNature(vatPercent, operator.taxRegime) === undefined],
    ...(buyer ? buyerGaps(buyer) : [['buyerErased', true] as [ElectronicGap, boolean]]),
  ];
  return missing.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []));
}

function buyerGaps(buyer: ElectronicBuyer): [ElectronicGap, boolean][] {
  const inItaly = buyer.country === 'IT';
  const isPerson = buyer.is === 'person';
  const hasNumber = isVatNumber(buyer.vatNumber, buyer.country) || isTaxCode(buyer.taxCode);
  return [
    ['buyerName', isPerson ? buyer.firstName === '' || buyer.lastName === '' : buyer.name === ''],
    ['buyerTaxCode', isPerson && inItaly && !isPersonalTaxCode(buyer.taxCode)],
    [
      'buyerVatNumber',
      !isPerson && (inItaly ? !hasNumber : vatCountries.has(buyer.country) && buyer.vatNumber === ''),
    ],
    ['buyerAddress', buyer.address === ''],
    ['buyerPostcode', inItaly && !/^\d{5}$/.test(buyer.postcode)],
    ['buyerCity', buyer.city === '' || buyer.country === ''],
  ];
}

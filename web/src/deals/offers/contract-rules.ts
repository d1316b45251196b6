import {
  type ContractFinding,
  type ContractPerson,
  checkContract,
  isBreach,
} from '@trattativa/domain/deals/offers/contract-checks';
import type { ValuesOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { type TermsValues, termsSoFar } from './form/offer-form-values.ts';

/** The person whom a form is for. */
export interface PersonOfForm extends ContractPerson {
  /** Nobody is chosen yet: no rule says anything. */
  isNobody?: boolean;
}

/** What the rules find in terms as far as they are filled in; nothing while a mandatory term is missing, or nobody is chosen. */
export function findingsIn(values: TermsValues, person: PersonOfForm): ContractFinding[] {
  if (person.isNobody) return [];
  const terms = termsSoFar(values, person);
  return terms === null ? [] : checkContract(terms, person);
}

/** A finding as a sentence with its article: the words of the service's own refusal, or a warning. */
export function useFindingWords(): (finding: ContractFinding) => string {
  const { t } = useTranslation(['offers', 'errors']);
  const { money } = useFormats();
  return ({ rule, article, counts, money: amounts = {} }) => {
    const named = Object.entries(amounts).map(([name, euros]) => [name, money(euros)]);
    const values = { article, ...counts, ...Object.fromEntries(named) };
    return isBreach(rule)
      ? t(`errors:field.${rule}`, values as ValuesOf<`errors:field.${typeof rule}`>)
      : t(`offers:check.${rule}`, values as ValuesOf<`offers:check.${typeof rule}`>);
  };
}

/** The rule of a form field: the sentence of the first refusal that is about it, or true. */
export function useContractRule(person: PersonOfForm) {
  const words = useFindingWords();
  return (path: string) =>
    (_value: never, values: object): true | string => {
      const refused = findingsIn(values as TermsValues, person).find(
        (finding) => finding.verdict === 'block' && finding.path.join('.') === path,
      );
      return refused === undefined || words(refused);
    };
}

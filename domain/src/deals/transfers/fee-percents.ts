import { isBetweenAssociations, onlyAssociation } from '../../people/associations.ts';
import { findRule, type RulePacks } from '../../people/rules/rule.ts';
import { italianVatPercent } from '../../platform/vat.ts';
import type { FeePercents } from './transfer-value.ts';

/**
 * What is known of amounts between two clubs, by their associations. The solidarity contribution arises from a move between associations; the
 * rate of the tax is known between two Italian clubs alone.
 */
export function feePercents(
  packs: RulePacks,
  { engaging, releasing, day }: { engaging: string; releasing: string; day: string },
): FeePercents {
  const arises = isBetweenAssociations(releasing, engaging) === true;
  const association = onlyAssociation(engaging) ?? undefined;
  const rule = arises ? findRule(packs, 'solidarity', { day, association }) : null;
  return {
    solidarity: rule?.figures.total ?? null,
    vat: engaging === 'IT' && releasing === 'IT' ? italianVatPercent : null,
  };
}

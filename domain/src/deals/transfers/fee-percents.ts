import { associationsOfCountry } from '../../people/associations.ts';
import { findRule, type RulePacks } from '../../people/rules/rule.ts';
import { italianVatPercent } from '../../platform/vat.ts';
import type { FeePercents } from './transfer-value.ts';

/**
 * What is known of amounts between two clubs, by their countries. The solidarity contribution arises from a move between associations; the
 * rate of the tax is known between two Italian clubs alone.
 */
export function feePercents(
  packs: RulePacks,
  { engaging, releasing, day }: { engaging: string; releasing: string; day: string },
): FeePercents {
  const [association, other] = associationsOfCountry(engaging);
  const single = other === undefined ? association : undefined;
  const rule = engaging === releasing ? null : findRule(packs, 'solidarity', { day, association: single });
  return {
    solidarity: rule?.figures.total ?? null,
    vat: engaging === 'IT' && releasing === 'IT' ? italianVatPercent : null,
  };
}

import type { PackName } from '@trattativa/domain/people/rules/rule-kinds';

/** What the cache calls the answers about rules. */
export const ruleKeys = {
  all: ['rules'],
  packs: ['rules', 'packs'],
  toRenew: ['rules', 'toRenew'],
  pack: (pack: PackName) => ['rules', 'pack', pack] as const,
  history: (pack: PackName) => ['rules', 'history', pack] as const,
} as const;

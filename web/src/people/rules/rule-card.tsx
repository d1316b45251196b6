import { Button } from '@mantine/core';
import type { RuleAnswer } from '@trattativa/contract/people/rules/rule';
import type { AssociationCode } from '@trattativa/domain/people/associations';
import { fieldsOfKind } from '@trattativa/domain/people/rules/rule-kinds';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { type Fact, FactList } from '../../ui/text/fact-list.tsx';
import classes from './rules.module.css';
import { type FigureName, useRuleWords } from './use-rule-words.ts';
import { useTitleWords } from './use-title-words.ts';

interface RuleCardProps {
  rule: RuleAnswer;
  onEdit: () => void;
  onConfirm: () => void;
}

/** One rule of a pack: its figures, where and when it holds, and how certain it is. */
export function RuleCard({ rule, onEdit, onConfirm }: RuleCardProps) {
  const { t } = useTranslation(['rule-packs', 'rules', 'countries']);
  const { date } = useFormats();
  const words = useRuleWords();
  const say = useTitleWords();
  const { kind, id, associations, edition, article, status, source, certainty, confirmed } = rule;
  const where =
    associations.length === 0
      ? t('rule-packs:everywhere')
      : associations.map((code) => t(`countries:${code as AssociationCode}`)).join(', ');
  const figures = Object.entries(fieldsOfKind(kind)).map(
    ([name, field]): Fact => [
      t(`rule-packs:figure.${name as FigureName}`),
      words.figure(field, rule.figures[name]),
    ],
  );
  return (
    <li className={classes.rule}>
      <h3 className={classes.name}>{t(`rule-packs:kind.${kind}`)}</h3>
      <p className={classes.quiet}>
        {[where, words.days(rule), t(`rules:status.${status}`), id].join(' · ')}
      </p>
      {figures.length > 0 && <FactList facts={figures} />}
      <p className={classes.quiet}>
        {[...new Set([say(edition), article, say(source)])].filter(Boolean).join(' · ')}
      </p>
      <p className={classes.quiet}>
        {confirmed
          ? t('rule-packs:confirmedBy', {
              name: confirmed.by.name ?? t('rule-packs:erased'),
              when: date(confirmed.at),
            })
          : t(`rules:certainty.${certainty}`)}
      </p>
      <div className={classes.acts}>
        <Button
          variant="default"
          size="xs"
          onClick={onEdit}
          aria-label={`${t('rule-packs:edit')}: ${t(`rule-packs:kind.${kind}`)}, ${id}`}
        >
          {t('rule-packs:edit')}
        </Button>
        {certainty !== 'confirmed' && (
          <Button
            variant="default"
            size="xs"
            onClick={onConfirm}
            aria-label={`${t('rule-packs:confirm')}: ${t(`rule-packs:kind.${kind}`)}, ${id}`}
          >
            {t('rule-packs:confirm')}
          </Button>
        )}
      </div>
    </li>
  );
}

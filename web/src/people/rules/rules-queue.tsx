import { Button } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import type { RuleToRenew } from '@trattativa/contract/people/rules/rule';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import {
  DecisionActs,
  DecisionCard,
  DecisionDetail,
  DecisionHead,
  DecisionTitle,
} from '../../ui/decision/decision-list.tsx';
import { DecisionQueue } from '../../ui/decision/decision-queue.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { wholeList } from '../../ui/list/whole-list.ts';
import { useRulesToRenew } from './rules.queries.ts';
import { useTitleWords } from './use-title-words.ts';

/** A queue of the desk: figures that end, and windows of a season that nobody has entered. */
export default function RulesQueue() {
  const { t } = useTranslation('rule-packs');
  return (
    <DecisionQueue
      list={wholeList(useRulesToRenew())}
      empty={
        <EmptyState icon={IconCalendarCheck} title={t('renew.emptyTitle')} text={t('renew.emptyText')} />
      }
    >
      {(rule) => <Renewal key={`${rule.id ?? ''} ${rule.associations.join(' ')}`} rule={rule} />}
    </DecisionQueue>
  );
}

function Renewal({ rule }: { rule: RuleToRenew }) {
  const { t } = useTranslation(['rule-packs', 'countries']);
  const { plainDate } = useFormats();
  const say = useTitleWords();
  const { pack, kind, associations, edition, endsOn, isOver } = rule;
  const where =
    associations.length === 0
      ? t('rule-packs:everywhere')
      : associations.map((code) => t(`countries:${code}`)).join(', ');
  const what =
    endsOn === null
      ? t('rule-packs:renew.windows', { season: edition })
      : t(isOver ? 'rule-packs:renew.over' : 'rule-packs:renew.ends', { when: plainDate(endsOn) });
  const titleId = `renew-${rule.id ?? `${associations.join('-')}-windows`}`;
  return (
    <DecisionCard aria-labelledby={titleId}>
      <DecisionHead>
        <DecisionTitle id={titleId}>{t(`rule-packs:kind.${kind}`)}</DecisionTitle>
        <DecisionDetail>{[where, what].join(' · ')}</DecisionDetail>
      </DecisionHead>
      {endsOn !== null && <DecisionDetail>{say(edition)}</DecisionDetail>}
      <DecisionActs>
        <Button component={Link} to={`${paths.rules}?part=packs&pack=${pack}`} size="sm" variant="default">
          {t('rule-packs:renew.open', { pack: t(`rule-packs:pack.${pack}`) })}
        </Button>
      </DecisionActs>
    </DecisionCard>
  );
}

import { Anchor } from '@mantine/core';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agentPath } from '../../people/agents.ts';
import { playerPath } from '../../people/players.ts';
import { PartText } from '../../ui/page/card-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import classes from './mandate-screen.module.css';
import { MandateStatusChip } from './mandate-status-chip.tsx';
import { useMandateWords } from './use-mandate-words.ts';

interface MandateTermsProps {
  mandate: Mandate;
  /** The id of the heading, for who names the part by it. */
  heading: string;
  /** Names lead nowhere: for who has no account. */
  plain?: boolean;
}

/** What a mandate says, fact by fact. */
export function MandateTerms({ mandate, heading, plain = false }: MandateTermsProps) {
  const { t } = useTranslation('mandates');
  const words = useMandateWords();
  const link = (to: string, name: string) =>
    plain ? (
      name
    ) : (
      <Anchor component={Link} to={to}>
        {name}
      </Anchor>
    );
  const principal = words.principal(mandate);
  const facts = [
    { key: 'agent', label: t('page.agent'), value: link(agentPath(mandate.agent.id), words.agent(mandate)) },
    mandate.player
      ? { key: 'player', label: t('page.player'), value: link(playerPath(mandate.player.id), principal) }
      : { key: 'club', label: t('page.club'), value: principal },
    {
      key: 'period',
      label: t('column.period'),
      value: mandate.inForce
        ? `${words.period(mandate)} (${words.daysLeft(mandate)})`
        : words.period(mandate),
    },
    { key: 'territory', label: t('column.territory'), value: words.territory(mandate) },
    { key: 'exclusivity', label: t('page.exclusivity'), value: words.exclusivity(mandate) },
    { key: 'fee', label: t('page.fee'), value: words.fee(mandate) },
    { key: 'basis', label: t('page.basis'), value: words.basis(mandate) },
  ];
  return (
    <>
      <div className={classes.head}>
        <h2 id={heading}>{t('page.terms')}</h2>
        <MandateStatusChip mandate={mandate} />
      </div>
      <FactList
        wide
        facts={facts.flatMap(({ label, value }) => (value === null ? [] : [[label, value] as const]))}
      />
      {mandate.note !== '' && <PartText title={t('form.note')} text={mandate.note} />}
    </>
  );
}

import { Button } from '@mantine/core';
import type { RuleAnswer } from '@trattativa/contract/people/rules/rule';
import type { PackName } from '@trattativa/domain/people/rules/rule-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { FoldedPart } from '../../ui/page/folded-part.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { PackHistory } from './pack-history.tsx';
import { RuleCard } from './rule-card.tsx';
import { ConfirmRuleDialog } from './rule-form/confirm-rule-dialog.tsx';
import { RuleDialog } from './rule-form/rule-dialog.tsx';
import classes from './rules.module.css';
import { usePack } from './rules.queries.ts';

type Open = { act: 'edit' | 'confirm'; rule: RuleAnswer } | { act: 'add' } | null;

/** The rules of a pack with what staff do to them, and its versions. */
export function PackView({ pack }: { pack: PackName }) {
  const { t } = useTranslation('rule-packs');
  const { dateTime } = useFormats();
  const { data, error, refetch } = usePack(pack);
  const [open, setOpen] = useState<Open>(null);
  if (error && !data) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" count={6} />;
  const close = () => setOpen(null);
  const version =
    data.changedAt === null
      ? t('shipped')
      : t('version', { version: data.version, when: dateTime(data.changedAt) });
  return (
    <>
      <BackLink to={`${paths.rules}?part=packs`}>{t('back')}</BackLink>
      <PagePart title={t(`pack.${pack}`)} hint={version} bare>
        <div className={classes.acts}>
          <Button variant="default" onClick={() => setOpen({ act: 'add' })}>
            {t('add')}
          </Button>
        </div>
        <ul className={classes.rules}>
          {data.rules.map((rule) => (
            <RuleCard
              key={rule.id}
              rule={rule}
              onEdit={() => setOpen({ act: 'edit', rule })}
              onConfirm={() => setOpen({ act: 'confirm', rule })}
            />
          ))}
        </ul>
      </PagePart>
      <FoldedPart title={t('history')}>
        <PackHistory pack={pack} />
      </FoldedPart>
      {open?.act === 'confirm' && <ConfirmRuleDialog pack={data} rule={open.rule} onClose={close} />}
      {open?.act === 'edit' && <RuleDialog pack={data} rule={open.rule} onClose={close} />}
      {open?.act === 'add' && <RuleDialog pack={data} rule={null} onClose={close} />}
    </>
  );
}

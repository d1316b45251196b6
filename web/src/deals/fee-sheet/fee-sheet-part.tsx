import { Button, Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FeeSheetOfDeal } from '@trattativa/contract/deals/fee-sheet/fee-sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { PagePart } from '../../ui/page/page-part.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import classes from './fee-sheet.module.css';
import { useFeeSheet } from './fee-sheet.queries.ts';
import { feeSheetKeys } from './fee-sheet-keys.ts';
import { FeeSheetLines } from './fee-sheet-lines.tsx';
import { ChangedParts, dualAgentOf } from './sheet-before-signing.tsx';

/** On a negotiation's page: who acts for whom, every payer and figure, and which side agreed to it. */
export default function FeeSheetPart({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation('closing');
  const { date } = useFormats();
  const { data } = useFeeSheet(negotiationId);
  if (!data) return null;
  return (
    <PagePart title={t('sheet.title')}>
      <div className={classes.part}>
        <FeeSheetLines sheet={data} />
        <ChangedParts sheet={data} />
        {data.agreements.map(({ side, dual, at }) => (
          <QuietText key={`${side} ${dual}`}>
            {t(`sheet.agreed.${side === 'person' ? personOf(data) : side}`, { date: date(at) })}
          </QuietText>
        ))}
        <SheetActs key={data.hash} sheet={data} />
      </div>
    </PagePart>
  );
}

const personOf = ({ person }: FeeSheetOfDeal) => (person.kind === 'player' ? 'person' : 'coach');

function SheetActs({ sheet }: { sheet: FeeSheetOfDeal }) {
  const { t } = useTranslation('closing');
  const client = useQueryClient();
  const { busy, act } = useAct();
  const [ticked, setTicked] = useState(false);
  const { negotiationId, hash: feeSheetHash, isDual, can } = sheet;
  const key = [...feeSheetKeys.deal, negotiationId];
  const agent = dualAgentOf(sheet);
  const person = sheet.person.name;

  async function show(asked: () => Promise<FeeSheetOfDeal>) {
    try {
      client.setQueryData(key, await asked());
      showDone(t('sheet.done'));
    } catch (error) {
      void client.invalidateQueries({ queryKey: key });
      throw error;
    }
  }

  const agree = () =>
    show(() => call('Negotiation/AgreeToFeeSheet', { negotiationId, feeSheetHash, dual: isDual && ticked }));
  const declare = () =>
    show(() => call('Negotiation/DeclareRole', { negotiationId, actsFor: isDual ? 'person' : 'both' }));
  return (
    <>
      {isDual && can.agree && (
        <>
          <p className={classes.warning}>{t('sheet.dual', { agent })}</p>
          <Checkbox
            label={t('sheet.dualTick', { agent })}
            checked={ticked}
            onChange={({ currentTarget }) => setTicked(currentTarget.checked)}
          />
        </>
      )}
      {(can.agreeNow || (can.agree && (isDual || sheet.changed.length > 0))) && (
        <div>
          <Button loading={busy} disabled={isDual && !ticked} onClick={() => void act(agree)}>
            {t('sheet.agree')}
          </Button>
        </div>
      )}
      {can.declare && (
        <div>
          <Button variant="default" loading={busy} onClick={() => void act(declare)}>
            {isDual ? t('sheet.declarePerson', { person }) : t('sheet.declareBoth')}
          </Button>
        </div>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { lapseDays, reminderDays } from '@trattativa/domain/deals/negotiation-limits';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { TurnBanner } from '../../ui/turn-banner.tsx';
import { ActDialog } from './act-dialog.tsx';
import { isReadersTurn } from './negotiations.live.ts';
import { proposedName } from './proposed-person.ts';
import type { NegotiationAct } from './use-negotiation-act.ts';

/** In the order of the buttons, the main one first. */
const acts: readonly NegotiationAct[] = [
  'confirm',
  'sign',
  'trial',
  'takeBack',
  'reject',
  'withdraw',
  'reopen',
];

/** What the banner says, as the key of its words `negotiations:now.<key>`. */
function situationOf(negotiation: Negotiation) {
  const { status, cause, turn, side } = negotiation;
  if (cause) return cause;
  if (status === negotiationStatus.pending) return 'pending';
  if (status === negotiationStatus.signed) return 'signed';
  if (turn === 'proposer') return side === 'proposer' ? 'confirm' : 'waitsForConfirm';
  if (side === 'club') {
    if (status === negotiationStatus.trial) return 'decideTrial';
    // An offer to a player is made from here; one to coaching staff names the person by itself.
    return negotiation.player ? 'decide' : 'decideStaff';
  }
  return status === negotiationStatus.trial
    ? 'onTrial'
    : status === negotiationStatus.viewed
      ? 'viewed'
      : 'sent';
}

/** From the day on which both sides are reminded of the silence. */
function lapsesSoon(negotiation: Negotiation): negotiation is Negotiation & { lapsesAt: string } {
  const { lapsesAt } = negotiation;
  const soon = (lapseDays - reminderDays) * 24 * 3600 * 1000;
  return lapsesAt !== null && Date.parse(lapsesAt) - now().getTime() <= soon;
}

interface NegotiationTurnProps {
  negotiation: Negotiation;
  /** Something else on the screen waits for the reader first, an offer. */
  isQuiet?: boolean;
}

/** Whose turn it is, and the acts that are possible now: the loudest thing on the page when it is the reader's. */
export function NegotiationTurn({ negotiation, isQuiet = false }: NegotiationTurnProps) {
  const { t } = useTranslation('negotiations');
  const { date, dateTime } = useFormats();
  const [asked, setAsked] = useState<NegotiationAct | null>(null);
  const yours = !isQuiet && isReadersTurn(negotiation) && negotiation.side !== 'staff';
  const possible = acts.filter((act) => negotiation.can[act]);
  const situation = situationOf(negotiation);
  const values = {
    club: negotiation.team.name,
    proposer: negotiation.proposer.name,
    player: proposedName(negotiation),
  };
  const { reasonCode } = negotiation;
  const others = negotiation.others ?? [];
  return (
    <>
      <TurnBanner
        yours={yours}
        title={t(`now.${situation}.title`, values)}
        text={
          <>
            {t(`now.${situation}.text`, values)}
            {reasonCode && ` ${t('now.reason', { reason: t(`reason.${reasonCode}`) })}`}
            {negotiation.turn !== null && ` ${t('now.since', { when: dateTime(negotiation.waitingSince) })}`}
            {lapsesSoon(negotiation) && ` ${t('now.lapses', { day: date(negotiation.lapsesAt) })}`}
            {negotiation.can.confirm &&
              others.length > 0 &&
              ` ${t('now.closesOthers', { clubs: others.map(({ teamName }) => teamName).join(', ') })}`}
          </>
        }
      >
        {possible.length > 0
          ? possible.map((act, index) => (
              <Button
                key={act}
                variant={index === 0 && yours ? 'filled' : 'default'}
                onClick={() => setAsked(act)}
              >
                {t(`act.${act}.button`)}
              </Button>
            ))
          : undefined}
      </TurnBanner>
      <ActDialog
        key={asked}
        negotiation={negotiation}
        act={asked !== null && negotiation.can[asked] ? asked : null}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

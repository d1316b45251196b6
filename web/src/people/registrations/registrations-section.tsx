import { Button } from '@mantine/core';
import type { Player } from '@trattativa/contract/people/players/player';
import type { PresentedRegistration } from '@trattativa/contract/people/players/registrations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { Timeline, type TimelineStep } from '../../ui/text/timeline.tsx';
import { EndRegistrationDialog } from './end-registration-dialog.tsx';
import { EndingPart } from './ending-part.tsx';
import { registrationsKeys } from './registrations.live.ts';
import { useRegistrations } from './registrations.queries.ts';
import classes from './registrations-section.module.css';

const tones = { agreed: 'ahead', inForce: 'now', ended: 'done' } as const satisfies Record<
  PresentedRegistration['state'],
  TimelineStep['tone']
>;

/** With whom a player is, was and will be registered. */
export function RegistrationsSection({ player }: { player: Pick<Player, 'id'> }) {
  const { data } = useRegistrations(player.id);
  return <RegistrationsPart items={data?.items} queryKey={[...registrationsKeys.ofPlayer, player.id]} />;
}

interface RegistrationsPartProps {
  items: readonly PresentedRegistration[] | undefined;
  /** The cached answer that holds the items. */
  queryKey: readonly unknown[];
}

/** Registrations in their order: who says it, and until when. Nothing where nothing is known. */
export function RegistrationsPart({ items, queryKey }: RegistrationsPartProps) {
  const { t } = useTranslation(['registrations', 'offers', 'endings']);
  const { plainDate } = useFormats();
  const [ending, setEnding] = useState<PresentedRegistration | null>(null);
  if (!items || items.length === 0) return null;

  const clubOf = ({ clubName }: PresentedRegistration) => clubName || t('registrations:unknownClub');

  function periodOf({ from, until }: PresentedRegistration): string {
    if (until === null) return t('registrations:period.unknown');
    if (from === null) return t('registrations:period.until', { until: plainDate(until) });
    return t('registrations:period.fromUntil', { from: plainDate(from), until: plainDate(until) });
  }

  function factsOf(one: PresentedRegistration): string {
    const kind = one.contractKind ? t(`offers:kind.${one.contractKind}`) : null;
    const source = one.isOption ? t('registrations:extends') : t(`registrations:source.${one.source}`);
    const facts = [t(`registrations:kind.${one.kind}`), kind, source];
    return facts.filter((fact) => fact !== null).join(' · ');
  }

  function stateOf({ ending, endedBy, state }: PresentedRegistration): string {
    if (ending.agreedOnProposalOf) return t(`endings:agreed.${ending.agreedOnProposalOf}`);
    return t(endedBy ? `registrations:endedBy.${endedBy}` : `registrations:state.${state}`);
  }

  const steps = items.map(
    (one): TimelineStep => ({
      key: one.id ?? 'declared',
      title: (
        <>
          <strong>{clubOf(one)}</strong> · {periodOf(one)}
        </>
      ),
      who: factsOf(one),
      note: (
        <div className={classes.state}>
          <span>{stateOf(one)}</span>
          <EndingPart registration={one} clubName={clubOf(one)} queryKey={queryKey} />
          {one.endReason !== null && <span>{t('registrations:reason', { reason: one.endReason })}</span>}
          {one.can.end && (
            <Button size="xs" variant="default" onClick={() => setEnding(one)}>
              {t('registrations:end.action')}
            </Button>
          )}
        </div>
      ),
      tone: tones[one.state],
    }),
  );
  return (
    <CardPart title={t('registrations:title')}>
      <Timeline steps={steps} label={t('registrations:title')} />
      {ending?.id != null && (
        <EndRegistrationDialog
          registration={{ ...ending, id: ending.id }}
          clubName={clubOf(ending)}
          queryKey={queryKey}
          onClose={() => setEnding(null)}
        />
      )}
    </CardPart>
  );
}

import { Button } from '@mantine/core';
import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { negotiationPath, paths } from '../../platform/paths.ts';
import { proposedName } from '../negotiations/start/proposed-person.ts';
import type { NegotiationAct } from '../negotiations/use-negotiation-act.ts';
import { nextStepOf } from './next-step.ts';

interface DealActProps {
  item: NegotiationItem;
  /** Opens the confirmation of an act that needs no page. */
  onAct: (item: NegotiationItem, act: NegotiationAct) => void;
  size?: 'compact-sm' | 'sm';
  /** Among several acts only the first stands out. */
  isQuiet?: boolean;
}

/** The most likely act of the side whose turn it is. */
export function DealAct({ item, onAct, size = 'compact-sm', isQuiet = false }: DealActProps) {
  const { t } = useTranslation('negotiations');
  const step = nextStepOf(item);
  const look = { size, ...(isQuiet ? { variant: 'default' } : {}) };
  const about = (word: string) => `${word}: ${proposedName(item)}`;
  if (step === 'confirm' || step === 'sign') {
    const word = t(`act.${step}.button`);
    return (
      <Button {...look} aria-label={about(word)} onClick={() => onAct(item, step)}>
        {word}
      </Button>
    );
  }
  const offerId = step === 'offer' && item.offer ? item.offer.id : null;
  const word = t(offerId === null ? 'board.answer' : 'board.compare');
  return (
    <Button
      {...look}
      component={Link}
      draggable={false}
      to={offerId === null ? negotiationPath(item.id) : `${paths.offers}/${offerId}`}
      aria-label={about(word)}
    >
      {word}
    </Button>
  );
}

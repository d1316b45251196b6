import { Button } from '@mantine/core';
import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { negotiationPath, paths } from '../../platform/paths.ts';
import type { NegotiationAct } from '../negotiations/use-negotiation-act.ts';

interface DealActProps {
  item: NegotiationItem;
  /** Opens the confirmation of an act that needs no page. */
  onAct: (item: NegotiationItem, act: NegotiationAct) => void;
  size?: 'compact-sm' | 'sm';
}

/** The most likely act of the side whose turn it is. */
export function DealAct({ item, onAct, size = 'compact-sm' }: DealActProps) {
  const { t } = useTranslation('negotiations');
  const act = item.can.confirm ? 'confirm' : item.stage === 'signature' && item.can.sign ? 'sign' : null;
  if (act) {
    return (
      <Button size={size} onClick={() => onAct(item, act)}>
        {t(`act.${act}.button`)}
      </Button>
    );
  }
  const offerId = item.offer?.turn ? item.offer.id : null;
  return (
    <Button
      component={Link}
      size={size}
      draggable={false}
      to={offerId === null ? negotiationPath(item.id) : `${paths.offers}/${offerId}`}
    >
      {t(offerId === null ? 'board.answer' : 'board.compare')}
    </Button>
  );
}

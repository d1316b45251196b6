import { Button } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNegotiation } from '../../deals/negotiations.ts';
import { NegotiationStatusChip, TurnMark } from '../../deals/negotiations-ui.ts';
import classes from './deal-strip.module.css';

interface DealStripProps {
  negotiationId: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Over what is said in a negotiation's room: how the deal stands, whose turn it is, and the way to its panel. */
export default function DealStrip({ negotiationId, isOpen, onToggle }: DealStripProps) {
  const { t } = useTranslation('deal-panel');
  const negotiation = useNegotiation(negotiationId).data;
  if (!negotiation) return null;
  return (
    <div className={classes.frame}>
      <div className={classes.deal}>
        <NegotiationStatusChip status={negotiation.status} cause={negotiation.cause} />
        {negotiation.turn !== null && <TurnMark item={negotiation} />}
        <Button
          className={classes.toggle}
          size="sm"
          variant="default"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'hide' : 'show')}
          title={t(isOpen ? 'hide' : 'show')}
          onClick={onToggle}
        >
          <IconLayoutSidebarRight size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.word}>{t(isOpen ? 'hide' : 'show')}</span>
        </Button>
      </div>
    </div>
  );
}

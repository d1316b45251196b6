import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import type { CardActs, moves } from './card-acts.ts';

// A menu and what places it weigh more than the board: they come with the first one that is opened.
const OpenedMenu = lazy(() => loadChunk(() => import('./opened-candidate-menu.tsx')));

export interface CandidateMenuProps {
  candidate: Candidate;
  possible: readonly (typeof moves)[number][];
  acts: CardActs;
}

/** The button with three dots, and the menu of what can be done with a candidate. */
export function CandidateMenu(props: CandidateMenuProps) {
  const { t } = useTranslation('applications');
  const [asked, setAsked] = useState(false);
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('board.acts', { name: props.candidate.player.name })}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    >
      <IconDots size={18} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} />
    </Suspense>
  );
}

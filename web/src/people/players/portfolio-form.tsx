import { Button } from '@mantine/core';
import type { Player } from '@trattativa/contract/people/players/player';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { PlayerForm } from './form/player-form.tsx';
import type { PlayerValues } from './form/player-form-values.ts';
import { editPlayerPath } from './player-paths.ts';
import { afterSection, goToSection, type PlayerSection } from './sections/player-sections.ts';

/** What the form of a new player hands to the form of the record that its first save created. */
interface Begun {
  typed: Partial<PlayerValues>;
  section: PlayerSection;
}

/**
 * The form of a new or existing record of the portfolio. Saving everything leads back to the portfolio; saving a section
 * stays, and makes a new player's page that of the record.
 */
export function PortfolioForm({ player, parts }: { player: Player | null; parts?: ReactNode }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [begun] = useState(() => (state as { begun?: Begun } | null)?.begun);

  useEffect(() => {
    if (!begun) return;
    // Once only: after a reload the draft holds what is unsaved.
    void navigate(pathname, { replace: true, state: null });
    goToSection(afterSection(begun.section));
  }, [begun, navigate, pathname]);

  return (
    <PlayerForm
      player={player}
      typed={begun?.typed}
      parts={parts}
      {...(player === null && {
        onSectionSaved: ({ player: { id }, section, typed }) =>
          navigate(editPlayerPath(id), { replace: true, state: { begun: { typed, section } } }),
      })}
      onSaved={({ message }) => navigate(paths.portfolio, { state: { done: message } })}
    >
      <Button component={Link} to={paths.portfolio} variant="default">
        {t('ui.cancel')}
      </Button>
    </PlayerForm>
  );
}

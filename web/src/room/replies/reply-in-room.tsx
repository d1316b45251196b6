import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { writeInRoom } from './write-in-room.ts';

const AskDialog = lazy(() => loadChunk(() => import('./ask-dialog.tsx')));

interface ReplyInRoomProps {
  negotiationId: number;
  player: string;
  proposer: string;
}

/** A club's first answers to a proposal, said in its conversation: one press for interest, a choice for a question. */
export default function ReplyInRoom({ negotiationId, player, proposer }: ReplyInRoomProps) {
  const { t } = useTranslation('replies');
  const { busy, act } = useAct();
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState(false);

  const say = (sentence: string) =>
    act(async () => {
      await writeInRoom(negotiationId, sentence);
      showDone(t('said', { proposer, sentence }));
    });

  return (
    <>
      <Button
        loading={busy && !asking}
        variant={told ? 'default' : 'filled'}
        disabled={told}
        onClick={() => void say(t('interested.sentence', { player })).then(setTold)}
      >
        {t(told ? 'interested.told' : 'interested.button')}
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('ask.button')}
      </Button>
      {asking && (
        <Suspense>
          <AskDialog
            proposer={proposer}
            busy={busy}
            onAsk={(sentence) => void say(sentence).then((done) => done && setAsking(false))}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import { ReplyInRoom } from '../deals/slots.ts';
import { everybody } from '../platform/audiences.ts';
import { paths } from '../platform/paths.ts';
import { fill } from '../platform/slot.tsx';
import type { WebModule } from '../platform/web-module.ts';
import { storeInitialDiscussions } from './chat/initial-discussions.ts';

export const roomModule: WebModule = {
  menu: [
    {
      key: 'negotiationRoom',
      path: paths.negotiationRoom,
      open: [...everybody, 'scout'],
      quick: [...everybody, 'scout'],
    },
    { key: 'standardMessages', path: paths.standardMessages, open: ['admin'] },
  ],
  everybody: storeInitialDiscussions,
  fills: [fill(ReplyInRoom, () => import('./replies/reply-in-room.tsx'))],
  live: () => import('./live.ts'),
};

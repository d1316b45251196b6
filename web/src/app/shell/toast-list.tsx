import { Notifications } from '@mantine/notifications';

/** The toasts, in the corner; at the top on a phone and in the room, whose message field is at the bottom. */
export default function ToastList({ atTheTop }: { atTheTop: boolean }) {
  return <Notifications position={atTheTop ? 'top-center' : 'bottom-right'} withinPortal={false} />;
}

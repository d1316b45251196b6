import { Notifications } from '@mantine/notifications';

/** The toasts on screen, in the corner; at the top on a phone, and in the room, where one writes at the foot. */
export default function ToastList({ atTheTop }: { atTheTop: boolean }) {
  return <Notifications position={atTheTop ? 'top-center' : 'bottom-right'} withinPortal={false} />;
}

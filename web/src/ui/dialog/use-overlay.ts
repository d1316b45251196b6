import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The overlay of the room is in the address as `?overlay=<name>`, so that Back closes it. */
export function useOverlay(name: string): { opened: boolean; open(): void; close(): void } {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const opened = address.get('overlay') === name;
  const wasPushed = (state as { overlay?: string } | null)?.overlay === name;
  const open = useCallback(
    () => void navigate({ search: `?${withOverlay(address, name)}` }, { state: { overlay: name } }),
    [navigate, address, name],
  );
  const close = useCallback(() => {
    // An overlay opened here is closed by going back; after a shared link, the room itself stays.
    if (wasPushed) void navigate(-1);
    else void navigate({ search: `?${withOverlay(address, null)}` }, { replace: true });
  }, [navigate, address, wasPushed]);
  return { opened, open, close };
}

/** Other parameters stay, except the message of a link, which is not searched for again. */
function withOverlay(address: URLSearchParams, name: string | null): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (name === null) changed.delete('overlay');
  else changed.set('overlay', name);
  return changed;
}

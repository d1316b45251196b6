import { useSyncExternalStore } from 'react';
import { type ConnectionState, connection } from './connection.ts';

export function useConnection(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.get);
}

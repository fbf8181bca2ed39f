import { useSyncExternalStore } from 'react'
import { connection } from '../connection/connection.ts'
import { type Mark, outbox, type OutboxView } from './outbox.ts'

/** All that is not stored yet, and what was stored a moment ago. */
export const useOutbox = (): OutboxView => useSyncExternalStore(outbox.subscribe, outbox.view)

/** The mark of one thing; renders again only when its own mark changes. */
export const useMark = (id: string): Mark | undefined =>
  useSyncExternalStore(outbox.subscribe, () => outbox.view().marks.get(id))

/** True while the server does not answer. */
export const useIsOffline = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost)

import type { Slip } from '#ui/offline/outbox-entry.ts'
import { lockJson, unlockJson } from './box.ts'
import type { KeptDb, KeptPerson } from './kept-db.ts'
import { KEPT_CHANGES_MAX } from './kept.limits.ts'

/** A kept change: its place in the order, and the tab that sends it while that tab lives. */
export type KeptSlip = { seq: number; tab: string; slip: Slip }

/** Where one person's changes wait; another person's are in none of its answers. */
export type SlipStore = {
  /** Adds a change at the end and answers its place. Throws where there is no room. */
  add(tab: string, slip: Slip): Promise<number>
  /** Rewrites one at its place. Throws where there is no room. */
  put(kept: KeptSlip): Promise<void>
  drop(seq: number): Promise<void>
  /** In order. */
  list(): Promise<KeptSlip[]>
}

/** `KEPT_CHANGES_MAX` changes wait already. */
export class TooManyKept extends Error {}

/** The changes of one person in this device's database. */
export function slipStoreOf(db: KeptDb, { userId, keys }: KeptPerson): SlipStore {
  const [key] = keys
  const boxOf = (slip: Slip) => lockJson(key!, slip)
  return {
    add: async (tab, slip) => {
      const box = await boxOf(slip)
      const tx = db.transaction('changes', 'readwrite')
      if ((await tx.store.index('userId').count(userId)) >= KEPT_CHANGES_MAX) {
        tx.abort()
        await tx.done.catch(() => undefined)
        throw new TooManyKept()
      }
      // The store gives the place.
      const row = { userId, tab, box } as never
      const seq = await tx.store.add(row)
      await tx.done
      return seq
    },
    put: async ({ seq, tab, slip }) => {
      await db.put('changes', { seq, userId, tab, box: await boxOf(slip) })
    },
    drop: seq => db.delete('changes', seq),
    list: async () => {
      const rows = await db.getAllFromIndex('changes', 'userId', userId)
      const opened = await Promise.all(
        rows.map(async ({ seq, tab, box }) => ({ seq, tab, slip: (await unlockJson(keys, box)) as Slip | undefined })),
      )
      return opened.filter((row): row is KeptSlip => row.slip !== undefined).toSorted((a, b) => a.seq - b.seq)
    },
  }
}

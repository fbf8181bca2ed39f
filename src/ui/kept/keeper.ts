import type { Change } from '#ui/offline/change.ts'
import type { Outbox } from '#ui/offline/create-outbox.ts'
import type { Slip } from '#ui/offline/outbox-entry.ts'
import type { KeptSlip, SlipStore } from './kept-changes.ts'
import { KEPT_MS } from './kept.limits.ts'

/** What of a kept change cannot be sent any more, and why. */
export type Lost = { slip: Slip; why: 'old' | 'gone' }

export type KeeperParts = {
  outbox: Pick<Outbox, 'slips' | 'restore' | 'sendAll' | 'keptBy' | 'noteKept' | 'subscribe'>
  store: SlipStore
  /** The name of this tab. */
  tab: string
  /** Those of all tabs that live; whatever a dead one has left is taken up by one of them. */
  livingTabs: () => Promise<ReadonlySet<string>>
  /** One tab at a time takes up what others have left. */
  alone: (act: () => Promise<void>) => Promise<void>
  /** The change of a slip; undefined: its thing is not this person's any more. */
  revive: (slip: Slip) => Change | undefined
  onLost: (lost: Lost) => void
  now?: () => number
}
export type Keeper = {
  /** Takes up what tabs that are gone have left, in order, and sends what is of today. */
  takeUp(): Promise<void>
  /** Resolves when the phone has everything that the page shows as waiting, or has said that it cannot. */
  settled(): Promise<void>
}

/**
 * Keeps the outbox of one person on their phone (EVERY-DAY §8.21): each change is written as soon as it is made, again
 * when it changes, and deleted when the server has it. A tab sends what it has written itself; what a tab that is gone
 * has left is taken up by exactly one other. Where the phone has no room the outbox is told, and the page goes on.
 */
export function startKeeper(parts: KeeperParts): Keeper {
  const { outbox, store, tab, livingTabs, alone, revive, onLost, now = Date.now } = parts
  /** What is on the phone of this tab's changes, as text. */
  const written = new Map<string, { seq: number; text: string }>()
  /** What the phone had no room for. */
  const refused = new Map<string, string>()
  let isLeft = false
  let last: Slip[] | undefined
  let writing: Promise<void> | undefined
  let hasMore = false

  const slipsNow = (): Slip[] => last ?? outbox.slips()

  /** One writing; false: the phone has everything. */
  const step = async (): Promise<boolean> => {
    const slips = slipsNow()
    const things = new Set(slips.map(({ thing }) => thing))
    const gone = [...written].find(([thing]) => !things.has(thing))
    if (gone) {
      await store.drop(gone[1].seq)
      written.delete(gone[0])
      // There is room for one more.
      refused.clear()
      return true
    }
    for (const slip of slips) {
      const text = JSON.stringify(slip)
      const known = written.get(slip.thing)
      if (known?.text === text || refused.get(slip.thing) === text) continue
      try {
        if (known) await store.put({ seq: known.seq, tab, slip })
        const seq = known?.seq ?? (await store.add(tab, slip))
        written.set(slip.thing, { seq, text })
        refused.delete(slip.thing)
      } catch {
        refused.set(slip.thing, text)
      }
      return true
    }
    return false
  }

  const write = async (): Promise<void> => {
    while (await step().catch(() => false)) if (!isLeft) outbox.noteKept()
  }
  /** Subscribed to the outbox, which hears of each writing: so the page's own news must not start another round. */
  const pump = (): Promise<void> => {
    hasMore = true
    writing ??= (async () => {
      while (hasMore) {
        hasMore = false
        await write()
      }
      writing = undefined
    })()
    return writing
  }
  const stopListening = outbox.subscribe(() => {
    if (!isLeft && isBehind()) void pump()
    else if (!isLeft && orphans > 0) void takeUp()
  })
  const isBehind = (): boolean => {
    const slips = outbox.slips()
    const isNew = (slip: Slip) => {
      const text = JSON.stringify(slip)
      return written.get(slip.thing)?.text !== text && refused.get(slip.thing) !== text
    }
    return slips.some(isNew) || [...written.keys()].some(thing => !slips.some(slip => slip.thing === thing))
  }

  /** So many changes of tabs that are gone wait until the same thing is stored from here. */
  let orphans = 0
  let taking: Promise<void> | undefined
  const takeUp = (): Promise<void> =>
    (taking ??= alone(async () => {
      const living = await livingTabs()
      const rows = await store.list()
      const own = new Set([...written.values()].map(({ seq }) => seq))
      const left = rows.filter(row => !own.has(row.seq) && (row.tab === tab || !living.has(row.tab)))
      orphans = 0
      for (const row of left) if (!isLeft && !(await takeUpOne(row))) orphans += 1
    })
      .then(() => pump())
      .then(() => void outbox.sendAll())
      .finally(() => {
        taking = undefined
      }))

  /** False: the same thing is being changed here, and this one comes after it. */
  const takeUpOne = async ({ seq, slip }: KeptSlip): Promise<boolean> => {
    const change = revive(slip)
    const isOld = now() - slip.at > KEPT_MS
    if (!change || isOld) {
      await store.drop(seq)
      onLost({ slip, why: isOld ? 'old' : 'gone' })
      return true
    }
    if (written.has(slip.thing)) return false
    try {
      await store.put({ seq, tab, slip })
    } catch {
      // Without room nobody can be told that it is this tab's now: it stays for later.
      return false
    }
    // Meanwhile the same thing may have been changed here, or the person may have left: another one may be here.
    if (isLeft || written.has(slip.thing)) return false
    written.set(slip.thing, { seq, text: JSON.stringify(slip) })
    if (outbox.restore(change, slip)) return true
    written.delete(slip.thing)
    return false
  }

  const discard = async (): Promise<void> => {
    isLeft = true
    last = []
    stopListening()
    await taking?.catch(() => undefined)
    await pump()
    const living = await livingTabs()
    for (const { seq, tab: of } of await store.list()) if (of === tab || !living.has(of)) await store.drop(seq)
  }

  outbox.keptBy({
    discard,
    isKept: slip => written.get(slip.thing)?.text === JSON.stringify(slip),
    leave: () => {
      if (isLeft) return
      // What was waiting when the person left is written to the end, and nothing of it is deleted.
      last = outbox.slips()
      isLeft = true
      stopListening()
      void pump()
    },
  })
  void pump()
  return {
    takeUp,
    settled: async () => {
      await taking
      await pump()
    },
  }
}

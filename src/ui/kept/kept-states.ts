import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { lockJson, unlockJson } from './box.ts'
import type { KeptDb, KeptPerson } from './kept-db.ts'
import { whenWiped } from './wiped.ts'
import { KEEP_AFTER_MS, KEPT_MS, KEPT_STATES_MAX_BYTES } from './kept.limits.ts'

type Place = { db: KeptDb; person: KeptPerson }
type Kept = { queryKey: QueryKey; data: unknown; at: number }

const nameOf = (queryKey: QueryKey): string => JSON.stringify(queryKey)

/**
 * Writes what screens load, as far as `isKept` allows, so that they open without signal; the newest first where there
 * is no room for all (4-beyond §10); `keptOf`: without what shall not be kept. Answers the function that stops it.
 */
export function keepStates(
  { db, person }: Place,
  queryClient: QueryClient,
  isKept: (queryKey: QueryKey) => boolean,
  keptOf: (queryKey: QueryKey, data: unknown) => unknown = (_, data) => data,
): () => void {
  const waiting = new Map<string, Kept>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const write = async () => {
    timer = undefined
    const states = [...waiting.values()]
    waiting.clear()
    for (const state of states) if (!isStopped) await writeOne({ db, person }, state)
    await makeRoom(db, person.userId)
  }
  const note = (kept: Kept) => {
    waiting.set(nameOf(kept.queryKey), kept)
    // A phone without room shows without signal what it had before.
    timer ??= setTimeout(() => void write().catch(() => undefined), KEEP_AFTER_MS)
  }
  const noteQuery = ({ queryKey, state }: { queryKey: QueryKey; state: { data: unknown; dataUpdatedAt: number } }) => {
    if (state.data !== undefined && isKept(queryKey))
      note({ queryKey, data: keptOf(queryKey, state.data), at: state.dataUpdatedAt })
  }
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) noteQuery(query)
  const stopHearing = cache.subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success') noteQuery(event.query)
  })
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    stopHearing()
    forgetWipe()
  }
  const forgetWipe = whenWiped(stop)
  return stop
}

/** Deletes all states of a person. */
export async function dropStates(db: KeptDb, userId: string): Promise<void> {
  const tx = db.transaction('states', 'readwrite')
  for (const key of await tx.store.index('userId').getAllKeys(userId)) await tx.store.delete(key)
  await tx.done
}

async function writeOne({ db, person }: Place, { queryKey, data, at }: Kept): Promise<void> {
  const [key] = person.keys
  const bytes = JSON.stringify(data).length
  const box = await lockJson(key!, { queryKey, data })
  await db.put('states', { userId: person.userId, name: nameOf(queryKey), at, bytes, box })
}

/** The oldest states go until the rest fits. */
async function makeRoom(db: KeptDb, userId: string): Promise<void> {
  const states = await db.getAllFromIndex('states', 'userId', userId)
  let left = states.reduce((all, { bytes }) => all + bytes, 0)
  for (const { name, bytes } of states.toSorted((one, other) => one.at - other.at)) {
    if (left <= KEPT_STATES_MAX_BYTES) return
    await db.delete('states', [userId, name])
    left -= bytes
  }
}

/** What was kept and can be opened with this person's keys, without what is too old. */
export async function readStates(db: KeptDb, { userId, keys }: KeptPerson, now = Date.now()): Promise<Kept[]> {
  const states = (await db.getAllFromIndex('states', 'userId', userId)).filter(({ at }) => now - at <= KEPT_MS)
  const opened = await Promise.all(
    states.map(async ({ at, box }) => {
      const kept = (await unlockJson(keys, box)) as Omit<Kept, 'at'> | undefined
      return kept && { ...kept, at }
    }),
  )
  return opened.filter(kept => kept !== undefined)
}

import { ApiError, isNetworkError, isRefusal } from '#ui/client/api-error.ts'
import type { connection } from '#ui/connection/connection.ts'
import { BUSY_RETRY_MS } from '#ui/connection/connection.limits.ts'

/** A photo for one thing, as a phone keeps it; `key`: the same at each try, so that it is stored once. */
export type KeptPhoto = { thing: string; name: string; restaurantId: string; key: string; at: number; file: File }
export type KeptPhotoRow = { seq: number; tab: string; photo: KeptPhoto }

/** Where one person's photos wait. */
export type PhotoStore = {
  /** Adds one and answers its place. Throws where there is no room, or where ten wait. */
  add(tab: string, photo: KeptPhoto): Promise<number>
  /** Another tab sends it from now on. */
  take(seq: number, tab: string): Promise<void>
  drop(seq: number): Promise<void>
  list(): Promise<KeptPhotoRow[]>
}

/** `waiting`: on its way, or waiting for the signal; `failed`: three tries have not brought it. */
export type PhotoState = { state: 'waiting' | 'failed'; file: File }
export type PhotoView = ReadonlyMap<string, PhotoState>

export type PhotoParts = {
  store: PhotoStore
  link: Pick<typeof connection, 'isLost' | 'subscribe'>
  tab: string
  livingTabs: () => Promise<ReadonlySet<string>>
  /** Sends one. A photo never raises a conflict: what it replaces is not looked at (EVERY-DAY §8.24). */
  send: (photo: KeptPhoto) => Promise<unknown>
  onStored: (photo: KeptPhoto, answer: unknown) => void
  onRefused: (photo: KeptPhoto, error: unknown) => void
}
export type PhotoQueue = ReturnType<typeof startPhotoQueue>

const TRIES = 3

/**
 * Sends photos in the background, one after the other, in order; without signal they wait on the phone, and three tries
 * that have reached somebody are the last (EVERY-DAY §8.24).
 */
export function startPhotoQueue({ store, link, tab, livingTabs, send, onStored, onRefused }: PhotoParts) {
  const rows = new Map<string, KeptPhotoRow & { tries: number }>()
  const listeners = new Set<() => void>()
  let view: PhotoView = new Map()
  let isLeft = false
  let sending: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const publish = () => {
    if (isLeft) return
    view = new Map(
      [...rows].map(([thing, { tries, photo }]) => [
        thing,
        { state: tries < TRIES ? 'waiting' : 'failed', file: photo.file } as const,
      ]),
    )
    for (const listener of listeners) listener()
  }
  const forget = async (row: KeptPhotoRow) => {
    if (rows.get(row.photo.thing)?.seq === row.seq) rows.delete(row.photo.thing)
    publish()
    await store.drop(row.seq)
  }
  const next = () => [...rows.values()].toSorted((a, b) => a.seq - b.seq).find(({ tries }) => tries < TRIES)

  const sendOne = async (row: KeptPhotoRow & { tries: number }): Promise<boolean> => {
    try {
      const answer = await send(row.photo)
      if (!isLeft) onStored(row.photo, answer)
      await forget(row)
      return true
    } catch (error) {
      if (isLeft) return false
      if (isRefusal(error) && !(error instanceof ApiError && error.status === 429)) {
        onRefused(row.photo, error)
        await forget(row)
        return true
      }
      // Without signal nobody was reached: that is no try.
      if (isNetworkError(error) && link.isLost()) return false
      row.tries += 1
      publish()
      retry = setTimeout(() => void sendAll(), BUSY_RETRY_MS)
      return false
    }
  }
  const sendAll = (): Promise<void> => {
    clearTimeout(retry)
    sending ??= (async () => {
      for (let row = next(); row && !isLeft && !link.isLost(); row = next()) if (!(await sendOne(row))) break
    })().finally(() => {
      sending = undefined
    })
    return sending
  }
  const stopWatching = link.subscribe(() => {
    if (!link.isLost()) void sendAll()
  })

  return {
    /** Keeps a photo and shows it at once, in the place of an older one. Throws where there is no room. */
    async put(photo: KeptPhoto): Promise<void> {
      const before = rows.get(photo.thing)
      const seq = await store.add(tab, photo)
      rows.set(photo.thing, { seq, tab, photo, tries: 0 })
      publish()
      if (before) await store.drop(before.seq)
      void sendAll()
    },
    /** Takes up what tabs that are gone have left. */
    async takeUp(): Promise<void> {
      const living = await livingTabs()
      for (const row of await store.list()) {
        const isOthers = row.tab !== tab && living.has(row.tab)
        if (isLeft || isOthers || rows.has(row.photo.thing)) continue
        await store.take(row.seq, tab)
        if (!isLeft) rows.set(row.photo.thing, { ...row, tries: 0 })
      }
      publish()
      await sendAll()
    },
    /** 'Reintentar'. */
    again(thing: string): void {
      const row = rows.get(thing)
      if (row) row.tries = 0
      publish()
      void sendAll()
    },
    leave(): void {
      isLeft = true
      clearTimeout(retry)
      stopWatching()
    },
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

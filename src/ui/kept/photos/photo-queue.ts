import { ApiError, isNetworkError, isRefusal } from '#ui/client/api-error.ts'
import type { connection } from '#ui/connection/connection.ts'
import { BUSY_RETRY_MS, SAVED_MS } from '#ui/connection/connection.limits.ts'
import { KEPT_MS, SLOW_PHOTO_MS } from '../kept.limits.ts'

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

/**
 * `waiting`: its turn or the signal has not come; `sending`: `part` of it has left this phone; `slow`: all has left it
 * a minute ago, without an answer; `ready`: stored a moment ago; `failed`: three tries have not brought it.
 */
export type PhotoState = {
  state: 'waiting' | 'sending' | 'slow' | 'ready' | 'failed'
  part: number
  name: string
  at: number
  file: File
}
export type PhotoView = ReadonlyMap<string, PhotoState>

export type PhotoParts = {
  store: PhotoStore
  link: Pick<typeof connection, 'isLost' | 'subscribe'>
  tab: string
  livingTabs: () => Promise<ReadonlySet<string>>
  /** Sends one. A photo never raises a conflict: what it replaces is not looked at (EVERY-DAY §8.24). */
  send: (photo: KeptPhoto, onProgress: (part: number) => void) => Promise<unknown>
  onStored: (photo: KeptPhoto, answer: unknown) => void
  onRefused: (photo: KeptPhoto, error: unknown) => void
  /** It has waited for 30 days and is not sent any more. */
  onOld: (photo: KeptPhoto) => void
  now?: () => number
}
export type PhotoQueue = ReturnType<typeof startPhotoQueue>

const TRIES = 3
/** Each hundredth is shown, no smaller step. */
const STEP = 0.01

type Row = KeptPhotoRow & { tries: number; state: PhotoState['state']; part: number }

/**
 * Sends photos in the background, one after the other, in order; without signal they wait on the phone, and three tries
 * that have reached somebody are the last (EVERY-DAY §8.24).
 */
export function startPhotoQueue(parts: PhotoParts) {
  const { store, link, tab, livingTabs, send, onStored, onRefused, onOld, now = Date.now } = parts
  const rows = new Map<string, Row>()
  /** Stored a moment ago. */
  const ready = new Map<string, Row>()
  const listeners = new Set<() => void>()
  let view: PhotoView = new Map()
  let isLeft = false
  let sending: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  const publish = () => {
    if (isLeft) return
    view = new Map(
      [...ready, ...rows].map(
        ([
          thing,
          {
            state,
            part,
            photo: { name, at, file },
          },
        ]) => [thing, { state, part, name, at, file }],
      ),
    )
    for (const listener of listeners) listener()
  }
  const forget = async (row: Row) => {
    if (rows.get(row.photo.thing)?.seq === row.seq) rows.delete(row.photo.thing)
    publish()
    await store.drop(row.seq)
  }
  const next = () => [...rows.values()].toSorted((a, b) => a.seq - b.seq).find(({ tries }) => tries < TRIES)
  const show = (row: Row, change: Partial<Row>) => {
    Object.assign(row, change)
    publish()
  }
  const showReady = (row: Row) => {
    const { thing } = row.photo
    const done: Row = { ...row, state: 'ready' }
    ready.set(thing, done)
    setTimeout(() => {
      if (ready.get(thing) === done) ready.delete(thing)
      publish()
    }, SAVED_MS)
  }

  const sendOne = async (row: Row): Promise<boolean> => {
    let slow: ReturnType<typeof setTimeout> | undefined
    show(row, { state: 'sending', part: 0 })
    const onProgress = (part: number) => {
      if (part - row.part >= STEP || part === 1) show(row, { part })
      if (part === 1) slow ??= setTimeout(() => show(row, { state: 'slow' }), SLOW_PHOTO_MS)
    }
    try {
      const answer = await send(row.photo, onProgress)
      if (!isLeft) {
        onStored(row.photo, answer)
        if (rows.get(row.photo.thing)?.seq === row.seq) showReady(row)
      }
      await forget(row)
      return true
    } catch (error) {
      if (isLeft) return false
      if (isRefusal(error) && !(error instanceof ApiError && error.status === 429)) {
        // One that was given up meanwhile is nobody's news.
        if (rows.get(row.photo.thing)?.seq === row.seq) onRefused(row.photo, error)
        await forget(row)
        return true
      }
      // Without signal nobody was reached: that is no try.
      if (isNetworkError(error) && link.isLost()) {
        show(row, { state: 'waiting', part: 0 })
        return false
      }
      row.tries += 1
      show(row, { state: row.tries < TRIES ? 'waiting' : 'failed', part: 0 })
      retry = setTimeout(() => void sendAll(), BUSY_RETRY_MS)
      return false
    } finally {
      clearTimeout(slow)
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
      ready.delete(photo.thing)
      rows.set(photo.thing, { seq, tab, photo, tries: 0, state: 'waiting', part: 0 })
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
        if (now() - row.photo.at > KEPT_MS) {
          onOld(row.photo)
          await store.drop(row.seq)
          continue
        }
        await store.take(row.seq, tab)
        if (!isLeft) rows.set(row.photo.thing, { ...row, tries: 0, state: 'waiting', part: 0 })
      }
      publish()
      await sendAll()
    },
    /** 'Reintentar'. */
    again(thing: string): void {
      const row = rows.get(thing)
      if (row) show(row, { tries: 0, state: 'waiting', part: 0 })
      void sendAll()
    },
    /** Its thing has no photo any more, or another one: it is not sent, or not shown. */
    async giveUp(thing: string): Promise<void> {
      const row = rows.get(thing)
      if (row) await forget(row)
    },
    /** 'Descartarlos': nothing of what waits is kept or sent any more. */
    async discard(): Promise<void> {
      for (const row of rows.values()) await forget(row)
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

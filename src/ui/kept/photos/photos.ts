import { KEPT_PHOTOS_MAX } from '../kept.limits.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { KeptPhoto, PhotoQueue, PhotoState, PhotoView } from './photo-queue.ts'

const NONE: PhotoView = new Map()
let queue: PhotoQueue | undefined
let stop: (() => void) | undefined
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The photos that wait on this page's phone; without a queue the browser keeps none, and forms send them. */
export const photos = {
  start(next: PhotoQueue): void {
    queue = next
    stop = next.subscribe(tell)
    tell()
  },
  end(): void {
    stop?.()
    queue?.leave()
    queue = undefined
    tell()
  },
  /** Whether a photo of this thing can wait here; without room its form sends it. */
  hasRoom: (thing: string): boolean =>
    queue !== undefined && (waitingPhotos().length < KEPT_PHOTOS_MAX || photos.view().has(thing)),
  put: (photo: KeptPhoto): Promise<void> => queue?.put(photo) ?? Promise.reject(new Error('nothing is kept here')),
  again: (thing: string): void => queue?.again(thing),
  giveUp: (thing: string): Promise<void> => queue?.giveUp(thing) ?? Promise.resolve(),
  discard: (): Promise<void> => queue?.discard() ?? Promise.resolve(),
  view: (): PhotoView => queue?.view() ?? NONE,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Those that are not stored yet. */
function waitingPhotos(): [thing: string, photo: PhotoState][] {
  return [...photos.view()].filter(([, { state }]) => state !== 'ready')
}

export const countWaitingPhotos = (): number => waitingPhotos().length

/** Photos that are not stored yet, as 'Tienes 2 cambios sin guardar' lists them. */
export function useWaitingPhotos(): [thing: string, photo: PhotoState][] {
  useSyncExternalStore(photos.subscribe, photos.view)
  return waitingPhotos()
}

/** The photo of one thing while it waits, and a moment after. */
export const usePhoto = (thing: string): PhotoState | undefined =>
  useSyncExternalStore(photos.subscribe, () => photos.view().get(thing))

/** Where the browser shows that photo; undefined: there is none. */
export function usePhotoUrl(thing: string): string | undefined {
  const file = usePhoto(thing)?.file
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

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
  put: (photo: KeptPhoto): Promise<void> => queue?.put(photo) ?? Promise.reject(new Error('nothing is kept here')),
  again: (thing: string): void => queue?.again(thing),
  view: (): PhotoView => queue?.view() ?? NONE,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The photo of one thing while it waits. */
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

type Waiting<Place> = { place: Place; started: Promise<void>; beginBy: AbortSignal | undefined }

/** Waits until a place of a queue is started. When `beginBy` aborts first, it is taken out and the reason thrown. */
export async function leavingQueue<Place>(queue: Place[], { place, started, beginBy }: Waiting<Place>): Promise<void> {
  if (!beginBy) return started
  const { promise: late, reject } = Promise.withResolvers<never>()
  const leave = () => {
    const at = queue.indexOf(place)
    // Started meanwhile: it only has not gone on yet.
    if (at < 0) return
    queue.splice(at, 1)
    reject(beginBy.reason as Error)
  }
  if (beginBy.aborted) leave()
  beginBy.addEventListener('abort', leave, { once: true })
  try {
    await Promise.race([started, late])
  } finally {
    beginBy.removeEventListener('abort', leave)
  }
}

const NAME = 'sobremesa.user'

/** One for the page: it does not hear itself. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
let told: string | undefined

/** Tells the other tabs of this browser who is signed in now, once for each user. */
export function tellOtherTabs(userId: string): void {
  if (told === userId) return
  told = userId
  channel?.postMessage(userId)
}

/** Hears from other tabs who is signed in now. Answers what ends it. */
export function onUserOfOtherTab(listener: (userId: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return
    // What this page said before is no longer the last word.
    told = undefined
    listener(data)
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}

import { useEffect, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { actingUser } from '#ui/client/acting-user.ts'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import { openKept } from './kept-db.ts'
import { othersWaiting } from './kept-people.ts'

/** That others have something unsent on this phone; no more of it than a first name and how many (EVERY-DAY §8.21). */
export function OthersWaiting() {
  const [others, setOthers] = useState<readonly { name: string; count: number }[]>([])
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const db = await openKept()
      const found = await othersWaiting(db, actingUser.get())
      db.close()
      if (!isGone) setOthers(found)
    }
    // A browser that keeps nothing has nothing of others.
    read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return others.map(({ name, count }) => (
    <Alert key={name} tone="info">
      {offlineTexts.others(name, count)}
    </Alert>
  ))
}

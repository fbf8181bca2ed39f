import { lockBytes, lockJson, unlockBytes, unlockJson } from '../box.ts'
import type { KeptDb, KeptPerson } from '../kept-db.ts'
import { KEPT_PHOTOS_MAX } from '../kept.limits.ts'
import type { KeptPhoto, PhotoStore } from './photo-queue.ts'

/** `KEPT_PHOTOS_MAX` photos wait already. */
export class TooManyPhotos extends Error {}

type Said = Omit<KeptPhoto, 'file'> & { fileName: string; type: string }

/** The photos of one person in this device's database, locked as everything of theirs. */
export function photoStoreOf(db: KeptDb, { userId, keys }: KeptPerson): PhotoStore {
  const [key] = keys
  return {
    add: async (tab, { file, ...photo }) => {
      const said: Said = { ...photo, fileName: file.name, type: file.type }
      const [box, bytes] = [await lockJson(key!, said), await lockBytes(key!, await file.arrayBuffer())]
      const tx = db.transaction('photos', 'readwrite')
      if ((await tx.store.index('userId').count(userId)) >= KEPT_PHOTOS_MAX) {
        tx.abort()
        await tx.done.catch(() => undefined)
        throw new TooManyPhotos()
      }
      // The store gives the place.
      const seq = await tx.store.add({ userId, tab, box, bytes } as never)
      await tx.done
      return seq
    },
    take: async (seq, tab) => {
      const row = await db.get('photos', seq)
      if (row) await db.put('photos', { ...row, tab })
    },
    drop: seq => db.delete('photos', seq),
    list: async () => {
      const rows = await db.getAllFromIndex('photos', 'userId', userId)
      const opened = await Promise.all(
        rows.map(async ({ seq, tab, box, bytes }) => {
          const [said, plain] = [(await unlockJson(keys, box)) as Said | undefined, await unlockBytes(keys, bytes)]
          if (!said || !plain) return []
          const { fileName, type, ...photo } = said
          return [{ seq, tab, photo: { ...photo, file: new File([plain], fileName, { type }) } }]
        }),
      )
      return opened.flat().toSorted((one, other) => one.seq - other.seq)
    },
  }
}

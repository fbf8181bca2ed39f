import { importKey } from './box.ts'
import type { KeptDb, KeptPerson } from './kept-db.ts'
import { KEPT_MS } from './kept.limits.ts'

type Person = { userId: string; name: string }
/** As the server answers them: the key for now, and those of secrets before. */
export type ServerKeys = { key: string; older: readonly string[] }

/** Notes that this person uses the device, and with which keys theirs is locked and opened. */
export async function rememberPerson(db: KeptDb, { userId, name }: Person, keys: ServerKeys): Promise<KeptPerson> {
  const imported = await Promise.all([keys.key, ...keys.older].map(importKey))
  const person = { userId, name, usedAt: Date.now(), keys: imported }
  await db.put('people', person)
  return person
}

/** The person as this device knows them; undefined: they have signed out, or were never here. */
export async function rememberedPerson(db: KeptDb, userId: string): Promise<KeptPerson | undefined> {
  const person = await db.get('people', userId)
  return person && person.keys.length > 0 ? person : undefined
}

/**
 * They have signed out: what waits stays and cannot be read until they sign in again; what was only shown goes.
 */
export async function forgetKeys(db: KeptDb, userId: string): Promise<void> {
  const tx = db.transaction(['people', 'states'], 'readwrite')
  const person = await tx.objectStore('people').get(userId)
  if (person) await tx.objectStore('people').put({ ...person, keys: [] })
  await deleteOf(tx.objectStore('states').index('userId'), userId)
  await tx.done
}

/** Whoever signs in in this browser has signed out the one before, perhaps on a page that was closed at that moment. */
export async function forgetKeysOfOthers(db: KeptDb, userId: string): Promise<void> {
  for (const other of await db.getAll('people')) if (other.userId !== userId) await forgetKeys(db, other.userId)
}

/** 'Borrar de este teléfono', and an account that is gone: everything of theirs. */
export async function forgetPerson(db: KeptDb, userId: string): Promise<void> {
  const tx = db.transaction(['people', 'states', 'changes', 'photos'], 'readwrite')
  await tx.objectStore('people').delete(userId)
  await deleteOf(tx.objectStore('states').index('userId'), userId)
  await deleteOf(tx.objectStore('changes').index('userId'), userId)
  await deleteOf(tx.objectStore('photos').index('userId'), userId)
  await tx.done
}

/** Wipes what belongs to people who have not used this device for 30 days (4-beyond §10). */
export async function sweepPeople(db: KeptDb, now = Date.now()): Promise<void> {
  for (const { userId, usedAt } of await db.getAll('people')) if (now - usedAt > KEPT_MS) await forgetPerson(db, userId)
}

/** Others who have something unsent on this device: no more than their first name and how many (EVERY-DAY §8.21). */
export async function othersWaiting(
  db: KeptDb,
  userId: string | undefined,
): Promise<{ name: string; count: number }[]> {
  const others = (await db.getAll('people')).filter(person => person.userId !== userId)
  const counted = await Promise.all(
    others.map(async ({ name, userId: id }) => {
      const photos = await db.countFromIndex('photos', 'userId', id)
      return { name, count: (await db.countFromIndex('changes', 'userId', id)) + photos }
    }),
  )
  return counted.filter(({ count }) => count > 0)
}

type Cursor = { delete(): Promise<void>; continue(): Promise<Cursor | null> }
type Index = { openCursor(query: string): Promise<Cursor | null> }

async function deleteOf(index: Index, userId: string): Promise<void> {
  for (let cursor = await index.openCursor(userId); cursor; cursor = await cursor.continue()) await cursor.delete()
}

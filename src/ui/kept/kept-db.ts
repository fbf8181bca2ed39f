import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Box } from './box.ts'

export const KEPT_DB = 'sobremesa.kept'

/** Somebody whose data this device keeps. Without `keys` they have signed out: nothing of theirs can be read. */
export type KeptPerson = { userId: string; name: string; usedAt: number; keys: CryptoKey[] }
/** What a screen had loaded at `at`; `bytes`: its size before it was locked. */
export type KeptState = { userId: string; name: string; at: number; bytes: number; box: Box }
/** A change that waits. `seq` is its place in the order; `tab`: the tab that sends it while it lives. */
export type KeptRow = { seq: number; userId: string; tab: string; box: Box }

/** A photo that waits; `bytes` is the file. */
export type KeptPhotoEntry = { seq: number; userId: string; tab: string; box: Box; bytes: Box }

type Kept = DBSchema & {
  people: { key: string; value: KeptPerson }
  states: { key: [string, string]; value: KeptState; indexes: { userId: string } }
  changes: { key: number; value: KeptRow; indexes: { userId: string } }
  photos: { key: number; value: KeptPhotoEntry; indexes: { userId: string } }
}
export type KeptDb = IDBPDatabase<Kept>

const VERSION = 1

/**
 * What this device keeps, of all people who use it. Throws where the browser keeps nothing: a private window, a full
 * disk. `onOld`: another tab has a newer version of the product and waits for this one to let go.
 */
export function openKept(onOld: () => void = () => {}): Promise<KeptDb> {
  const opened = openDB<Kept>(KEPT_DB, VERSION, {
    upgrade(db) {
      db.createObjectStore('people', { keyPath: 'userId' })
      db.createObjectStore('states', { keyPath: ['userId', 'name'] }).createIndex('userId', 'userId')
      db.createObjectStore('changes', { keyPath: 'seq', autoIncrement: true }).createIndex('userId', 'userId')
      db.createObjectStore('photos', { keyPath: 'seq', autoIncrement: true }).createIndex('userId', 'userId')
    },
    blocking: () => {
      void opened.then(db => db.close())
      onOld()
    },
  })
  return opened
}

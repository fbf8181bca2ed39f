import { type KeptDb, openKept } from './kept-db.ts'
import { dropStates } from './kept-states.ts'
import { tellWiped } from './wiped.ts'

async function withDb<Answer>(work: (db: KeptDb) => Promise<Answer>): Promise<Answer> {
  const db = await openKept()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** When the newest of what this device keeps of somebody was loaded; undefined: it keeps nothing. */
export const keptAt = (userId: string): Promise<number | undefined> =>
  withDb(async db => {
    const states = await db.getAllFromIndex('states', 'userId', userId)
    return states.length === 0 ? undefined : Math.max(...states.map(({ at }) => at))
  })

/** 'Borrar de este teléfono': what was only shown goes; what waits to be sent stays until it is. */
export async function wipeKept(userId: string): Promise<void> {
  tellWiped()
  await withDb(db => dropStates(db, userId))
}

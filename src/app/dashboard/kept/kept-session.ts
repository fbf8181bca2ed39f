import type { QueryClient } from '@tanstack/react-query'
import { offlineKey } from '#features/accounts/accounts.contract.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { call } from '#ui/client/client.ts'
import { connection } from '#ui/connection/connection.ts'
import { slipStoreOf } from '#ui/kept/kept-changes.ts'
import { type KeptDb, type KeptPerson, openKept } from '#ui/kept/kept-db.ts'
import { forgetKeys, forgetKeysOfOthers, rememberedPerson, rememberPerson, sweepPeople } from '#ui/kept/kept-people.ts'
import { keepStates, readStates } from '#ui/kept/kept-states.ts'
import { type Lost, startKeeper } from '#ui/kept/keeper.ts'
import { livingTabs, nameTab, takingUpAlone } from '#ui/kept/tabs.ts'
import { photoStoreOf } from '#ui/kept/photos/kept-photos.ts'
import { type PhotoParts, startPhotoQueue } from '#ui/kept/photos/photo-queue.ts'
import { photos } from '#ui/kept/photos/photos.ts'
import type { Change } from '#ui/offline/change.ts'
import { outbox } from '#ui/offline/outbox.ts'
import type { Slip } from '#ui/offline/outbox-entry.ts'
import { rememberedFrame } from '../frame/remembered-frame.ts'
import { sessionKey } from './session-key.ts'
import { endKept, keptNow, type KeptSession } from './kept-now.ts'
import { shownFrom } from '#ui/kept/shown-from.ts'
import { isKeptQuery, keptUserOf } from './kept-queries.ts'

export type KeptParts = {
  queryClient: QueryClient
  revive: (slip: Slip) => Change | undefined
  onLost: (lost: Lost) => void
  photo: Pick<PhotoParts, 'send' | 'onStored' | 'onRefused' | 'onOld'>
}

let last: Promise<void> = Promise.resolve()

/**
 * From now on this phone keeps what the user loads and changes (4-beyond §10). Does nothing where the browser keeps
 * nothing: the page then says that it must stay open. Once for a user; the second call is the first one's.
 */
export function startKept(user: User, parts: KeptParts): void {
  // An administrator sees what belongs to others.
  if (user.role === 'admin' || keptNow.get()?.userId === user.id) return
  endKept()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const session: KeptSession = { userId: user.id, end }
  keptNow.set(session)
  // Whoever was here before is done first: the same person may come back at once. A browser that keeps nothing: the
  // page says that it must stay open.
  last = last
    .then(() => run(session, { user, ended }, parts))
    .catch(() => undefined)
    .finally(() => keptNow.drop(session))
}

async function run(
  session: KeptSession,
  { user, ended }: { user: User; ended: Promise<void> },
  { queryClient, revive, onLost, photo }: KeptParts,
): Promise<void> {
  const db = await openKept()
  await sweepPeople(db)
  await forgetKeysOfOthers(db, user.id)
  const person = await personOf(db, session, user)
  if (!person || keptNow.get() !== session) {
    // They have signed out while the server was asked.
    await forgetKeys(db, user.id)
    return db.close()
  }
  const { tab, end } = await nameTab()
  const stopStates = keepStates({ db, person }, queryClient, isKeptQuery, keptData)
  const store = slipStoreOf(db, person)
  const alone = takingUpAlone(user.id)
  const keeper = startKeeper({ outbox, store, tab, livingTabs, alone, revive, onLost })
  const queue = startPhotoQueue({ store: photoStoreOf(db, person), link: connection, tab, livingTabs, ...photo })
  photos.start(queue)
  const takeUp = () => {
    if (connection.isLost()) return
    void keeper.takeUp().catch(() => undefined)
    void alone(() => queue.takeUp()).catch(() => undefined)
  }
  const stopWatching = connection.subscribe(takeUp)
  // Without signal they are shown, too.
  void keeper
    .takeUp()
    .then(() => alone(() => queue.takeUp()))
    .catch(() => undefined)
  await ended
  photos.end()
  stopWatching()
  stopStates()
  await keeper.settled().catch(() => undefined)
  await forgetKeys(db, user.id)
  end()
  db.close()
}

const keptData = (queryKey: readonly unknown[], data: unknown): unknown =>
  queryKey[0] === sessionKey[0] ? keptUserOf(data as User) : data

/**
 * With the keys that this phone has, else with those of the server, which it then has for the next visit. Undefined
 * where neither can be had.
 */
async function personOf(db: KeptDb, session: KeptSession, { name }: User): Promise<KeptPerson | undefined> {
  const { userId } = session
  const known = await rememberedPerson(db, userId)
  const person = { userId, name: firstNameOf(name) }
  const fetched = call(offlineKey, { forUser: userId })
    // Whoever has signed out meanwhile leaves no key here.
    .then(keys => (keptNow.get() === session ? rememberPerson(db, person, keys) : undefined))
    .catch(() => undefined)
  if (known) await db.put('people', { ...known, usedAt: Date.now() })
  return known ?? fetched
}

/**
 * Without signal: who used this phone last and has not signed out, with everything that they had loaded; undefined
 * where there is nobody. When the server answers again, everything is loaded anew.
 */
export async function openWithoutSignal(queryClient: QueryClient): Promise<User | undefined> {
  const userId = rememberedFrame()?.userId
  if (userId === undefined) return undefined
  try {
    const db = await openKept()
    const person = await rememberedPerson(db, userId)
    const states = person ? await readStates(db, person) : []
    db.close()
    const user = states.find(({ queryKey }) => queryKey[0] === sessionKey[0])?.data as User | undefined
    if (user?.id !== userId) return undefined
    for (const { queryKey, data, at } of states)
      if (queryKey[0] !== sessionKey[0] && queryClient.getQueryData(queryKey) === undefined)
        queryClient.setQueryData(queryKey, data, { updatedAt: at })
    const menus = states.filter(({ queryKey }) => queryKey[0] === 'menu').map(({ at }) => at)
    if (menus.length > 0) shownFrom.set(Math.min(...menus))
    const stop = connection.subscribe(() => {
      if (connection.isLost()) return
      stop()
      shownFrom.set(undefined)
      void queryClient.invalidateQueries()
    })
    return user
  } catch {
    return undefined
  }
}

import { mergeFields } from '#shared/fields/three-way.ts'
import { networkError } from '#ui/client/api-error.ts'
import { startKeeper } from '#ui/kept/keeper.ts'
import type { Change } from '#ui/offline/change.ts'
import { createOutbox } from '#ui/offline/create-outbox.ts'
import type { Slip } from '#ui/offline/outbox-entry.ts'
import type { Phone } from './phone.ts'
import { type Field, type Plate, type PlateBody, PLATES, type PlateServer } from './plate-server.ts'

const PROBE_MS = 2000

export type World = {
  server: PlateServer
  phone: Phone
  hasSignal: boolean
  living: Set<string>
  /** What each person has had before their eyes: `user plate field value`. */
  seen: Set<string>
  /** One tab after the other takes up what others have left. */
  takingUp: Promise<void>
  /** The states that any screen of this phone has had. */
  lastLoaded: Map<string, Plate>
  /** Slips that a person was told of as not sent. */
  told: Slip[]
}
let serial = 0

/** One tab of a person on the phone. */
export function openTab(world: World, user: string) {
  const name = `tab ${(serial += 1)}`
  const { server, phone, living, seen, told } = world
  const listeners = new Set<() => void>()
  const { promise: death, resolve: die } = Promise.withResolvers<void>()
  let isAlive = true
  let isLost = !world.hasSignal
  living.add(name)

  const setLost = (next: boolean) => {
    if (!isAlive || isLost === next) return
    isLost = next
    for (const listener of listeners) listener()
  }
  const probe = () => {
    if (world.hasSignal) setLost(false)
    else setTimeout(probe, PROBE_MS)
  }
  const link = {
    isLost: () => isLost,
    noteSilence: () => {
      if (!isLost) setTimeout(probe, PROBE_MS)
      setLost(true)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const never = <T>() => new Promise<T>(() => {})
  const known = new Map<string, Plate>()
  const see = (plate: string, state: Plate) => {
    known.set(plate, state)
    world.lastLoaded.set(plate, state)
    for (const field of ['price', 'note'] as const) seen.add(`${user} ${plate} ${field} ${state[field]}`)
  }
  const load = () => {
    if (!isLost) for (const plate of PLATES) see(plate, server.plate(plate))
  }

  const send = async (plate: string, body: PlateBody, ifMatch: string, key: string): Promise<Plate> => {
    if (!isAlive) return never()
    if (!world.hasSignal) {
      link.noteSilence()
      throw networkError()
    }
    try {
      const stored = await server.call({ user, plate, body, ifMatch, key })
      return isAlive ? stored : await never<Plate>()
    } catch (error) {
      if (!isAlive) return never()
      throw error
    }
  }
  const changeOf = (plate: string, seenPlate: Plate, body: PlateBody): Change =>
    ({
      id: plate,
      name: plate,
      seen: seenPlate,
      body,
      kept: { kind: 'plate', restaurantId: 'house' },
      send: (part: PlateBody, ifMatch: string, key: string) => send(plate, part, ifMatch, key),
      merge: ({ base, theirs, wish, sent }: Parameters<Change<Plate>['merge']>[0]) =>
        mergeFields(
          { base, mine: { ...base, ...wish }, theirs, sent: sent && { ...base, ...sent }, wish },
          ([field = '']) => ({ joins: 'ask', label: field, phrase: field, shown: String }),
        ),
      // Whoever is asked sees both values, and wants their own.
      ask: async ({ fields }: Parameters<NonNullable<Change['ask']>>[0]) => {
        for (const { key, theirs } of fields) seen.add(`${user} ${plate} ${key} ${theirs}`)
        return new Set(fields.map(({ key }) => key))
      },
      onStored: (stored: Plate) => isAlive && see(plate, stored),
      onRefused: () => {},
    }) as unknown as Change

  const outbox = createOutbox(link, () => {})
  const keeper = startKeeper({
    outbox,
    store: phone.storeOf(user, () => isAlive),
    tab: name,
    livingTabs: async () => new Set(living),
    // As a lock that is freed with its tab.
    alone: act => {
      const mine = world.takingUp.then(() => Promise.race([act(), death]))
      world.takingUp = mine.catch(() => {})
      return mine
    },
    revive: slip => changeOf(slip.thing, slip.seen as Plate, slip.body as PlateBody),
    onLost: ({ slip }) => void told.push(slip),
  })
  link.subscribe(() => {
    if (!isLost) keeper.takeUp().catch(() => {})
  })
  // A phone shows without signal what it has kept: here, the state of the last load.
  for (const plate of PLATES) see(plate, world.lastLoaded.get(plate) ?? server.plate(plate))
  load()

  return {
    user,
    outbox,
    takeUp: () => keeper.takeUp(),
    load,
    /** The browser has noticed that the signal has come or gone. */
    notice: () => (world.hasSignal ? setLost(false) : setLost(true)),
    /** Answers whether the person may believe that it is kept or stored, once the tab has done what it does at once. */
    edit: (plate: string, field: Field, value: string) => {
      let isStored = false
      const put = outbox.put(changeOf(plate, known.get(plate)!, { [field]: value }))
      put.then(
        outcome => (isStored = outcome === 'stored'),
        () => {},
      )
      const isKept = () => phone.of(user).some(({ slip }) => slip.thing === plate && slip.body[field] === value)
      return () => isStored || isKept()
    },
    leave: () => outbox.clear(),
    kill: () => {
      isAlive = false
      die()
      living.delete(name)
    },
  }
}
export type Tab = ReturnType<typeof openTab>

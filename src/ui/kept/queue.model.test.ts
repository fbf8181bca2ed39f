import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhone } from '#test/browser/kept/phone.ts'
import { createPlateServer, type Fate, FATES, type Field, FIELDS, PLATES } from '#test/browser/kept/plate-server.ts'
import { openTab, type Tab, type World } from '#test/browser/kept/tab.ts'
import { DAY_MS } from '#shared/time.ts'

/** A day in the cellar: what may happen to two people on one phone. */
type Step =
  | { kind: 'edit'; tab: number; plate: string; field: Field }
  | { kind: 'kill'; tab: number }
  | { kind: 'open' }
  | { kind: 'signal'; has: boolean }
  | { kind: 'fates'; fates: Fate[] }
  | { kind: 'colleague'; plate: string; field: Field }
  | { kind: 'clock'; ms: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'full'; is: boolean }
  | { kind: 'release' }
  | { kind: 'other' }
  | { kind: 'load'; tab: number }

const tab = fc.nat(2)
const plate = fc.constantFrom(...PLATES)
const field = fc.constantFrom(...FIELDS)
const steps: fc.Arbitrary<Step>[] = [
  fc.record({ kind: fc.constant('edit' as const), tab, plate, field }),
  fc.record({ kind: fc.constant('edit' as const), tab, plate, field }),
  fc.record({ kind: fc.constant('kill' as const), tab }),
  fc.record({ kind: fc.constant('open' as const) }),
  fc.record({ kind: fc.constant('signal' as const), has: fc.boolean() }),
  fc.record({ kind: fc.constant('fates' as const), fates: fc.array(fc.constantFrom(...FATES), { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('colleague' as const), plate, field }),
  fc.record({ kind: fc.constant('clock' as const), ms: fc.constantFrom(-DAY_MS, -3_600_000, 3_600_000, DAY_MS) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(0, 500, 2500, 12_000) }),
  fc.record({ kind: fc.constant('full' as const), is: fc.boolean() }),
  fc.record({ kind: fc.constant('release' as const) }),
  fc.record({ kind: fc.constant('other' as const) }),
  fc.record({ kind: fc.constant('load' as const), tab }),
]

type Wish = { user: string; plate: string; field: Field; value: string; isAcknowledged: boolean }

class Cellar {
  readonly world: World = {
    server: createPlateServer(),
    phone: createPhone(),
    hasSignal: true,
    living: new Set(),
    seen: new Set(),
    takingUp: Promise.resolve(),
    lastLoaded: new Map(),
    told: [],
  }
  readonly wishes: Wish[] = []
  user = 'carmen'
  tabs: Tab[] = []
  private serial = 0

  private nextValue = (who: string) => `${who}:${(this.serial += 1)}`
  private at = (place: number) => this.tabs[place % Math.max(1, this.tabs.length)]
  settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

  async open(): Promise<void> {
    const opened = openTab(this.world, this.user)
    this.tabs.push(opened)
    await opened.takeUp()
  }

  async run(step: Step): Promise<void> {
    const { world } = this
    if (step.kind === 'edit') await this.edit(step)
    else if (step.kind === 'kill') this.tabs = this.tabs.filter(one => one !== this.at(step.tab) || void one.kill())
    else if (step.kind === 'open') await (this.tabs.length < 3 && this.open())
    else if (step.kind === 'signal') {
      world.hasSignal = step.has
      for (const one of this.tabs) one.notice()
    } else if (step.kind === 'fates') world.server.fates.push(...step.fates)
    else if (step.kind === 'colleague') world.server.change(step.plate, { [step.field]: this.nextValue('colleague') })
    else if (step.kind === 'clock') vi.setSystemTime(Date.now() + step.ms)
    else if (step.kind === 'full') world.phone.isFull = step.is
    else if (step.kind === 'release') for (const one of this.tabs) one.outbox.release()
    else if (step.kind === 'other') await this.otherPerson()
    else if (step.kind === 'load') this.at(step.tab)?.load()
    await this.settle(step.kind === 'wait' ? step.ms : 0)
  }

  private async edit(step: { tab: number; plate: string; field: Field }): Promise<void> {
    const place = this.at(step.tab)
    if (!place) return
    const value = this.nextValue(this.user)
    const isSafe = place.edit(step.plate, step.field, value)
    await this.settle()
    this.wishes.push({ user: this.user, plate: step.plate, field: step.field, value, isAcknowledged: isSafe() })
  }

  /** Somebody signs out, and the other one signs in on the same phone. */
  async otherPerson(): Promise<void> {
    for (const one of this.tabs) one.leave()
    await this.settle()
    for (const one of this.tabs.splice(0)) one.kill()
    this.user = this.user === 'carmen' ? 'luis' : 'carmen'
    this.world.lastLoaded.clear()
    await this.open()
  }

  /** Everything is well again, and both come once more; the second time, what waited behind the first is sent. */
  async end(): Promise<void> {
    this.world.hasSignal = true
    this.world.phone.isFull = false
    this.world.server.fates.length = 0
    for (let round = 0; round < 4; round++) {
      for (const one of this.tabs) one.notice()
      await this.settle(30_000)
      // What waited behind another change of the same thing is asked after it.
      for (let again = 0; again < 4; again++) {
        for (const one of this.tabs) one.outbox.release()
        await this.settle(30_000)
      }
      await this.otherPerson()
      await this.settle(30_000)
    }
    for (const one of this.tabs.splice(0)) one.kill()
  }
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00') }))
afterEach(() => void vi.useRealTimers())

class Happening implements fc.AsyncCommand<object, Cellar> {
  readonly step: Step
  constructor(step: Step) {
    this.step = step
  }
  check = () => true
  run = (_: object, cellar: Cellar) => cellar.run(this.step)
  toString = () => JSON.stringify(this.step)
}

test('each acknowledged change is stored once, none twice, none unasked over what nobody saw, none by another person', async () => {
  const happenings = steps.map(step => step.map(one => new Happening(one)))
  await fc.assert(
    fc.asyncProperty(fc.commands(happenings, { maxCommands: 40, size: 'max' }), async commands => {
      vi.setSystemTime(new Date('2026-11-28T12:00:00'))
      const cellar = new Cellar()
      await cellar.open()
      await fc.asyncModelRun(() => ({ model: {}, real: cellar }), commands)
      await cellar.end()
      const { server, phone, seen, told } = cellar.world
      for (const { user, plate: id, field: key, value, before } of server.writes) {
        if (user === 'colleague') continue
        expect(value.split(':')[0], `${value} was sent by ${user}`).toBe(user)
        expect(value, `${value} was stored twice`).not.toBe(before)
        const isOwn = before.startsWith(`${user}:`)
        expect(isOwn || seen.has(`${user} ${id} ${key} ${before}`), `${before} was overwritten unseen`).toBe(true)
      }
      // The last wish of each person for each field; earlier ones of theirs may have been joined with it.
      const last = new Map(cellar.wishes.map(wish => [`${wish.user} ${wish.plate} ${wish.field}`, wish]))
      for (const { user, plate: id, field: key, value, isAcknowledged } of last.values()) {
        const isTold = told.some(slip => slip.thing === id)
        const times = server.writes.filter(write => write.value === value).length
        if (isAcknowledged && !isTold) expect(times, `${value} of ${user} for the ${key} of ${id}`).toBeGreaterThan(0)
      }
      expect([...phone.of('carmen'), ...phone.of('luis')]).toEqual([])
    }),
    { numRuns: 150 },
  )
})

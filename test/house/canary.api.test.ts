import { expect, test } from 'vitest'
import type { Endpoint } from '#shared/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import type { TestBrowser, TestResponse } from '../client.ts'
import { createWholeAccount, SECRET } from './account-data.world.ts'
import { MATRIX } from './isolation/isolation.matrix.ts'
import type { World } from './isolation/isolation.verdicts.ts'
import { createHouse, requestOf } from './isolation/isolation.world.ts'

const MARK = 'Zqcanario'
/** Shows all mails of the machine to a developer, by design. */
const NOT_ASKED = new Set(['dev.outbox'])
/** A diner may read the marked menu: it is not asked for by its slug and category. */
const IS_PUBLIC = /^public\./
/** What is own or foreign together: every mixture is asked, and more parts would double them each time. */
const PARTS = [
  ['restaurant'],
  ['category', 'zone', 'code'],
  ['dish', 'label', 'specialDay', 'schedule', 'setMenu', 'report', 'change', 'scheduled'],
  ['member', 'role'],
  ['pending'],
] as const

type Target = Omit<World, 'number'>
type Marked = { target: Omit<Target, 'credentials'>; secrets: string[]; as: TestBrowser }

/** A tenant with the mark in every text of every table, and all that must never be in an answer to somebody else. */
async function createMarked(app: TestApp): Promise<Marked> {
  const { owner, restaurant, logo } = await createWholeAccount(app, MARK)
  const pending = await app.make.invited([restaurant], { name: `${MARK} Invitada` })
  const category = await app.make.category(restaurant, `${MARK} Postres`)
  const dish = await app.make.dish(category, { name: `${MARK} Flan` })
  const member = await app.make.worker([restaurant], { name: `${MARK} Cocinera` })
  const label = await app.make.priceLabel(restaurant, `${MARK} Doble`)
  const zone = await app.make.zone(restaurant, `${MARK} Patio`)
  const code = await app.make.code(restaurant, `${MARK} Rincón`)
  const role = await app.make.houseRole(owner, `${MARK} Barra`.slice(0, 24))
  const specialDay = await app.make.specialDay(restaurant, `${MARK} Boda`)
  const setMenu = await app.make.setMenu(restaurant, `${MARK} Infantil`)
  const dailyMenu = await app.make.dailyMenu(restaurant, `${MARK} Lentejas`)
  const schedule = await app.make.schedule(restaurant, { name: `${MARK} Desayunos`, categoryIds: [category.id] })
  const report = await app.make.report(dish, `${MARK} lleva nueces`)
  const things = {
    restaurant,
    category,
    dish,
    label,
    zone,
    code,
    role,
    specialDay,
    schedule,
    setMenu,
    dailyMenu,
    report,
  }
  const change = await app.make.change(dish)
  const scheduled = await app.make.scheduled(dish, `${MARK} Tortilla`)
  const target = { ...things, change, scheduled, member, pending }
  const emails = [owner, member, pending].map(({ email }) => email)
  const ids = [
    owner.id,
    logo.id,
    logo.folder,
    ...Object.values(target).flatMap(thing => ('id' in thing ? thing.id : [])),
  ]
  return { target, secrets: [MARK, SECRET, ...emails, ...ids], as: owner }
}

/** Own and foreign parts mixed in every way, the wholly own one last: it may delete what the others name. */
const mixtures = (own: Target, foreign: Marked['target']): Target[] =>
  Array.from({ length: 2 ** PARTS.length }, (_, mask) => ({
    ...own,
    ...Object.fromEntries(
      PARTS.filter((_parts, bit) => (mask & (1 << bit)) === 0)
        .flat()
        .map(part => [part, foreign[part]]),
    ),
  }))

type Sent = ReturnType<typeof requestOf>

/** The same call with foreign ids where it does not ask for any. */
function withForeignIds(sent: Sent, { restaurant, category, dish, member }: Marked['target']): Sent {
  const ids = { _id: dish.id, restaurantId: restaurant.id, currentRestaurantId: restaurant.id, categoryId: category.id }
  const lists = { restaurantIds: [restaurant.id], itemIds: [dish.id], ownerId: restaurant.ownerId, userId: member.id }
  const query = `?q=${MARK}&id=${restaurant.id}&restaurantId=${restaurant.id}&page=1`
  if (sent.body === undefined) return { ...sent, path: sent.path + query }
  return { ...sent, body: { ...(sent.body as object), ...ids, ...lists } }
}

const asText = ({ text, bytes, headers }: TestResponse): string =>
  `${text}\n${bytes.toString('latin1')}\n${JSON.stringify(headers)}`

/** Of what must stay secret, what an answer has although the call did not send it. */
function leaksOf(answer: TestResponse, secrets: string[], sent: Sent): string[] {
  const said = JSON.stringify([sent.path, sent.body])
  const text = asText(answer)
  return secrets.filter(secret => text.includes(secret) && !said.includes(secret))
}

/** Calls of an owner of another house, of their worker and of nobody, for every mixture of targets. */
async function ask(app: TestApp, endpoint: Endpoint, marked: Marked): Promise<{ answers: number; leaks: unknown[] }> {
  const { owner, member, world } = await createHouse(app)
  const askers = [undefined, await app.signIn(member), await app.signIn(owner)]
  const row = MATRIX[endpoint.name]!
  const isAboutTargets = row.params !== undefined || /world|restaurant|category|dish|member/.test(String(row.body))
  const all = IS_PUBLIC.test(endpoint.name) ? [world] : mixtures(world, marked.target)
  const targets = isAboutTargets ? all : all.slice(-1)
  const leaks: unknown[] = []
  let answers = 0
  for (const [at, target] of targets.entries())
    for (const as of askers) {
      // Nobody and a worker ask for half of them.
      if (as !== askers[2] && at % 4 < 2) continue
      const plain = requestOf(endpoint, row, { world: target, as })
      const sent = at % 2 === 0 ? withForeignIds(plain, marked.target) : plain
      const found = leaksOf(await app.request(sent), marked.secrets, sent)
      answers++
      if (found.length > 0) leaks.push({ sent: [sent.method, sent.path, sent.body], found })
    }
  return { answers, leaks }
}

test('a tenant full of marks: nothing of it is in two thousand answers to others, and its own answers are full of them', async () => {
  const app = await createTestApp()
  const marked = await createMarked(app)
  const endpoints = app.router.endpoints.filter(({ name }) => !NOT_ASKED.has(name))
  const seen: string[] = []
  for (const endpoint of endpoints) {
    if (endpoint.method !== 'GET') continue
    const target = { ...marked.target, credentials: { email: '', password: '' } }
    const answer = await app.request(requestOf(endpoint, MATRIX[endpoint.name]!, { world: target, as: marked.as }))
    if (asText(answer).includes(MARK)) seen.push(endpoint.name)
  }
  let answers = 0
  const leaks: unknown[] = []
  for (const endpoint of endpoints) {
    const asked = await ask(app, endpoint, marked)
    answers += asked.answers
    leaks.push(...asked.leaks)
  }
  expect(leaks).toEqual([])
  expect(answers).toBeGreaterThan(2000)
  expect(seen).toEqual(
    expect.arrayContaining(['restaurants.get', 'dishes.get', 'team.list', 'activity.list', 'accounts.me']),
  )
}, 300_000)

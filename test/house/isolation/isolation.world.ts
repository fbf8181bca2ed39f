import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import type { TestApp } from '#test/app.ts'
import type { TestBrowser, TestRequest } from '#test/client.ts'
import { nextNumber } from '#test/numbers.ts'
import type { Row, World } from './isolation.verdicts.ts'

/** An owner with two restaurants, and a team with a worker of each, an invited and a removed one. */
export async function createHouse(app: TestApp) {
  const owner = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(owner)
  const second = await app.make.restaurant(owner)
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category)
  const label = await app.make.priceLabel(restaurant)
  const report = await app.make.report(dish)
  const zone = await app.make.zone(restaurant)
  const code = await app.make.code(restaurant)
  const role = await app.make.houseRole(owner)
  const partner = await app.make.worker([restaurant, second], { isPartner: true })
  const specialDay = await app.make.specialDay(restaurant)
  const setMenu = await app.make.setMenu(restaurant)
  const dailyMenu = await app.make.dailyMenu(restaurant)
  const schedule = await app.make.schedule(restaurant)
  const change = await app.make.change(dish)
  const scheduled = await app.make.scheduled(dish)
  await app.make.importDraft(restaurant)
  await app.make.paperEdition(restaurant)
  const member = await app.make.worker([restaurant])
  const sibling = await app.make.worker([second])
  const removed = await app.make.worker([restaurant])
  const pending = await app.make.invited([restaurant])
  const { email, password } = owner
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
  const world = { ...things, change, scheduled, member, pending, credentials: { email, password } }
  return { owner, partner, sibling, removed, member, world }
}

/** For which targets somebody calls, and in which browser; undefined: without a session. */
export type Question = { world: Omit<World, 'number'>; as: TestBrowser | undefined }

/** The call of a row of the matrix. */
export function requestOf({ method, path }: Endpoint, row: Row, { world: target, as }: Question): TestRequest {
  const world = { ...target, number: nextNumber() }
  const body = row.body?.(world)
  return {
    method,
    path: `/api${fillPath(path, row.params?.(world) ?? {})}${row.query ? `?${new URLSearchParams(row.query)}` : ''}`,
    ...(body !== undefined && { body }),
    ...(as && { as }),
  }
}

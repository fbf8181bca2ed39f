import type { Platform } from '#platform/platform.ts'
import type { CookieJar } from '#test/cookie-jar.ts'
import { createFactories } from '#test/factories.ts'
import type { World } from '#test/house/isolation/isolation.verdicts.ts'
import type { Client } from './client.ts'
import type { Random } from './random.ts'

type Account = { email: string; password: string }
/** A house with its people, and who is signed in. */
export type House = {
  world: Omit<World, 'number'>
  owner: Account
  worker: Account
  sessions: { owner: CookieJar; worker: CookieJar }
}

const DISHES = 6

/** A house that is made straight in the database; its owner and a worker sign in through calls. */
export async function createHouse(platform: Platform, client: Client, random: Random): Promise<House> {
  const make = createFactories(platform)
  // The data of an earlier run is still there.
  const unique = random.word() + Date.now().toString(36)
  const person = (role: string) => ({ email: `${role}-${unique}@ejemplo.com` })
  const owner = await make.owner({ ...person('owner'), plan: { tier: 'premium', status: 'active' } })
  const restaurant = await make.restaurant(owner, { slug: `casa-${unique}` })
  const category = await make.category(restaurant)
  const dish = await make.dish(category)
  const label = await make.priceLabel(restaurant)
  const zone = await make.zone(restaurant)
  const code = await make.code(restaurant)
  const role = await make.houseRole(owner)
  const specialDay = await make.specialDay(restaurant)
  const setMenu = await make.setMenu(restaurant)
  const dailyMenu = await make.dailyMenu(restaurant)
  const report = await make.report(dish)
  const schedule = await make.schedule(restaurant)
  const change = await make.change(dish)
  const scheduled = await make.scheduled(dish)
  for (let more = 1; more < DISHES; more++) await make.dish(category)
  const member = await make.worker([restaurant], person('member'))
  const pending = await make.invited([restaurant], person('pending'))
  return {
    world: {
      restaurant,
      category,
      dish,
      code,
      label,
      zone,
      role,
      specialDay,
      schedule,
      setMenu,
      dailyMenu,
      change,
      scheduled,
      report,
      member,
      pending,
      credentials: owner,
    },
    owner,
    worker: member,
    sessions: { owner: await client.signIn(owner), worker: await client.signIn(member) },
  }
}

/** Houses by number; one whose account was deleted or changed is made anew by `renew`. */
export async function createHouses(count: number, parts: { platform: Platform; client: Client; random: Random }) {
  const { platform, client, random } = parts
  const houses: House[] = []
  for (let made = 0; made < count; made++) houses.push(await createHouse(platform, client, random))
  return {
    pick: (): House => random.pick(houses),
    renew: async (house: House): Promise<void> => {
      const at = houses.indexOf(house)
      if (at >= 0) houses[at] = await createHouse(platform, client, random)
    },
  }
}
export type Houses = Awaited<ReturnType<typeof createHouses>>

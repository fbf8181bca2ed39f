import { MINUTE_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'

/** A Tuesday, 11:00 in Madrid. */
export const TUESDAY = '2026-11-24'
export const ELEVEN = new Date('2026-11-24T10:00:00Z')

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A house in Madrid with its owner, its days and what diners are answered. */
export async function menuHouse(now = ELEVEN) {
  const app = await createTestApp({ now })
  const user = await app.make.owner({ name: 'Carmen Velasco' })
  let owner = await app.signIn(user)
  const restaurant = await app.make.restaurant(owner, { supportedLocales: ['es', 'en'] })
  const call = <T = DailyMenu>(method: Method, path: string, body?: object, ifMatch?: string) =>
    app.request<T>({
      method,
      path: `/api${path}`,
      as: owner,
      ...(body && { body }),
      ...(ifMatch && { headers: { 'if-match': ifMatch } }),
    })
  const daily = `/restaurants/${restaurant.id}/daily-menu`
  const write = (date: string, body: object, ifMatch?: string) => call('PUT', `${daily}/${date}`, body, ifMatch)
  const publish = (date: string) => call('POST', `${daily}/${date}/publish`)
  const days = async (query = '') =>
    (await call<{ rules: object; days: DailyMenu[] }>('GET', `${daily}${query}`)).data.days
  const day = async (date: string): Promise<DailyMenu> => {
    const [found] = await days(`?from=${date}&to=${date}`)
    if (!found) throw new Error(`No day ${date}`)
    return found
  }
  /** At another time, with a new session. */
  const at = async (iso: string) => {
    app.clock.set(new Date(iso))
    owner = await app.signIn(user)
  }
  /** What diners are told at the end of this minute, in which what has begun or ended reaches them (4-beyond §1). */
  const diner = async () => {
    const time = app.clock.now()
    app.clock.advance(MINUTE_MS - 1)
    const { data } = await app.request<{
      setMenus?: Record<string, unknown>[]
      dailyMenu?: { next: string | null }
    }>({ path: `/api/public/${restaurant.slug}` })
    app.clock.set(time)
    return data
  }
  return { app, restaurant, daily, call, write, publish, days, day, at, diner, user, owner: () => owner }
}

export const line = (name: string, more: object = {}) => ({ names: { es: name }, ...more })
/** Three courses with these dishes. */
export const courses = (first: object[], second: object[] = [], dessert: object[] = []) => [
  { names: { es: 'Primeros' }, items: first },
  { names: { es: 'Segundos' }, items: second },
  { names: { es: 'Postre o café' }, items: dessert },
]
/** What the lines of a day are called. */
export const namesOf = ({ courses: all }: Pick<DailyMenu, 'courses'>): (string | undefined)[] =>
  all.flatMap(({ items }) => items.map(({ names }) => names.es))
export const linesOf = ({ courses: all }: Pick<DailyMenu, 'courses'>) => all.flatMap(({ items }) => items)

/** The same with a dish on its carta, of which lines are written. */
export async function houseWithDishes() {
  const house = await menuHouse()
  const category = await house.app.make.category(house.restaurant)
  const dish = await house.app.make.dish(category, {
    name: 'Lentejas con chorizo',
    translations: {
      es: { name: 'Lentejas con chorizo', description: '' },
      en: { name: 'Lentils', description: '' },
    },
    allergens: ['celery', 'sulphites'],
  })
  const change = (body: object) => house.call('PUT', `/menu/items/${dish.id}`, body)
  const remove = () => house.call('DELETE', `/menu/items/${dish.id}`)
  const written = async (body: object): Promise<DailyMenu> => (await house.write(TUESDAY, { price: 12, ...body })).data
  const copied = (from: string, to: string) => house.call('POST', `${house.daily}/${to}/copy`, { from })
  return { ...house, dish, change, remove, written, copied }
}

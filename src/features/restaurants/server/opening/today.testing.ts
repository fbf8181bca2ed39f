import { createTestApp } from '#test/app.ts'
import type { Today, TodayBody } from '../../opening/opening.contract.ts'

/** A Friday, 17:40 in Madrid; every house is open from 12:00 to 16:00 and from 20:00 to 23:00. */
const FRIDAY = new Date('2026-12-18T16:40:00Z')

/** A house and its calls of today. */
export async function house(now = FRIDAY) {
  const app = await createTestApp({ now })
  const user = await app.make.owner()
  let owner = await app.signIn(user)
  const restaurant = await app.make.restaurant(owner, { supportedLocales: ['es', 'en'] })
  const path = `/api/restaurants/${restaurant.id}/today`
  const put = (body: TodayBody | object, ifMatch?: string, as = owner) =>
    app.request<Today>({ method: 'PUT', path, as, body, ...(ifMatch && { headers: { 'if-match': ifMatch } }) })
  const get = async () => (await app.request<Today>({ path, as: owner })).data
  /** At another time, with a new session. */
  const at = async (iso: string) => {
    app.clock.set(new Date(iso))
    owner = await app.signIn(user)
  }
  return { app, owner, restaurant, put, get, at, path }
}

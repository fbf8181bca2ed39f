import { createTestApp, type TestAppOptions } from '#test/app.ts'
import type { PublicDish } from '#features/menu/menu.contract.ts'
import type { Report } from '#features/allergens/reports/reports.contract.ts'

const NOON = new Date('2026-11-24T12:00:00Z')

/** A house with one dish, 'Brownie', that a guest reports. */
export async function reportedHouse(options: TestAppOptions = {}) {
  const app = await createTestApp({ now: NOON, ...options })
  const owner = await app.make.owner()
  const restaurant = await app.make.restaurant(owner, { name: 'Casa Fermina' })
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category, { name: 'Brownie', allergens: ['milk'] })
  const as = await app.signIn(owner)
  const guest = (body: object, { id = dish.id, slug = restaurant.slug, ip = '203.0.113.7', of = 'dishes' } = {}) =>
    app.request({ method: 'POST', path: `/api/public/${slug}/${of}/${id}/reports`, body, ip })
  const list = async () => (await app.request<Report[]>({ path: `/api/restaurants/${restaurant.id}/reports`, as })).data
  const answer = (id: string, state: string, who = as) =>
    app.request<Report>({ method: 'PUT', path: `/api/reports/${id}`, as: who, body: { state } })
  const shown = async (id = dish.id) => {
    const { data } = await app.request<PublicDish[]>({ path: `/api/public/${restaurant.slug}/items` })
    return data.find(({ _id }) => _id === id)?.reported
  }
  return { app, owner, restaurant, category, dish, as, guest, list, answer, shown }
}

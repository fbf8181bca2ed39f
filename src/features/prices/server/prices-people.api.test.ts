import { expect, test } from 'vitest'
import { createTestApp, type SignedIn } from '#test/app.ts'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import type { OwnLabel, Zone } from '../prices.contract.ts'

async function houseOf() {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const restaurant = await app.make.restaurant(owner)
  const of = `/api/restaurants/${restaurant.id}`
  /** What is refused, by call; everything that is made is changed and deleted again. */
  const tryAll = async (as: SignedIn, kind: 'zones' | 'price-labels') => {
    const [one, two] = [{ names: { es: 'Patio' } }, { names: { es: 'Jardín' } }]
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      app.request<Zone | OwnLabel>({ method, path, as, ...(body && { body }) })
    const { data: theirs } = await app.request<Zone>({ method: 'POST', path: `${of}/${kind}`, as: owner, body: two })
    const made = await send('POST', `${of}/${kind}`, one)
    const id = made.status === 201 ? made.data._id : theirs._id
    const answers = [
      await send('GET', `${of}/${kind}`),
      made,
      await send('PUT', `/api/${kind}/${id}`, { names: { es: 'Galería' } }),
      await send('DELETE', `/api/${kind}/${id}`),
    ]
    return answers.map(({ status, code }) => (status >= 400 ? `${status} ${code}` : status))
  }
  const worker = async (given: Parameters<typeof app.make.worker>[1]) =>
    app.signIn(await app.make.worker([restaurant], given))
  return { app, tryAll, worker }
}

test('a partner does with zones and labels what the owner does', async () => {
  const { tryAll, worker } = await houseOf()
  const partner = await worker({ isPartner: true })
  expect(await tryAll(partner, 'zones')).toEqual([200, 201, 200, 200])
  expect(await tryAll(partner, 'price-labels')).toEqual([200, 201, 200, 200])
})

test('a worker reads zones and labels; zones are not theirs, labels with the right of prices', async () => {
  const { tryAll, worker } = await houseOf()
  const withPrices = await worker({ rights: ['prices'] })
  expect(await tryAll(withPrices, 'zones')).toEqual([200, '403 forbidden', '403 forbidden', '403 forbidden'])
  expect(await tryAll(withPrices, 'price-labels')).toEqual([200, 201, 200, 200])
})

test('a worker without the right of prices changes neither', async () => {
  const { tryAll, worker } = await houseOf()
  const without = await worker({ rights: RIGHTS.filter(right => right !== 'prices') })
  expect(await tryAll(without, 'zones')).toEqual([200, '403 forbidden', '403 forbidden', '403 forbidden'])
  expect(await tryAll(without, 'price-labels')).toEqual([200, '403 no_right', '403 no_right', '403 no_right'])
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { useWhose } from '#ui/offline/whose.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { RestaurantScopeContext } from '../current-restaurant.tsx'
import { RestaurantPage } from './restaurant-page.tsx'

const BEFORE = sampleRestaurant({ name: 'Casa Lola' })

beforeEach(disconnect)
afterEach(forgetConnection)

const name = page.getByLabelText('Nombre', { exact: true })
const save = page.getByRole('button', { name: 'Guardar', exact: true }).first()
const saved = page.getByText('Cambios guardados correctamente')
const lastPut = async () => (await sentCalls()).findLast(call => call.method === 'PUT')?.body

/** The shell's question as two buttons. */
function Question() {
  const question = useWhose()
  if (!question) return null
  return (
    <>
      <button type="button" onClick={() => question.answer(true)}>
        lo mío
      </button>
      <button type="button" onClick={() => question.answer(false)}>
        lo suyo
      </button>
    </>
  )
}

/** Saves another name without a connection; meanwhile a colleague saves something too, and it is back. */
async function saveOffline(theirs: Partial<Restaurant>) {
  await answer('PUT /restaurants/*', 'lost')
  const scope = { restaurant: BEFORE, restaurants: [BEFORE] }
  await showInPage(
    <RestaurantScopeContext value={scope}>
      <RestaurantPage />
      <Question />
    </RestaurantScopeContext>,
  )
  await name.fill('Casa Nueva')
  await save.click()
  await expect.element(page.getByText('Esperando conexión…')).toBeVisible()
  const newest = { ...BEFORE, ...theirs }
  await answer('GET /restaurants/*', { data: newest })
  await answer('PUT /restaurants/*', { data: { ...newest, name: 'Casa Nueva' } })
  await reconnect()
}

test('what waited in the form is sent by itself when the connection is back', async () => {
  await saveOffline({})
  await expect.element(saved).toBeVisible()
  expect(await lastPut()).toEqual({ name: 'Casa Nueva' })
})

test('what a colleague has changed elsewhere stays, and nobody is asked', async () => {
  await saveOffline({ currency: 'USD' })
  await expect.element(saved).toBeVisible()
  expect(await lastPut()).toEqual({ name: 'Casa Nueva' })
  await expect.element(page.getByLabelText('Moneda de los precios')).toHaveValue('USD')
})

test('the same field is asked about: the own name is stored only when the owner says so', async () => {
  await saveOffline({ name: 'Casa de Ana' })
  await page.getByRole('button', { name: 'lo mío' }).click()
  await expect.element(saved).toBeVisible()
  expect(await lastPut()).toEqual({ name: 'Casa Nueva' })
})

test("the colleague's field stays when the owner leaves it", async () => {
  await saveOffline({ name: 'Casa de Ana' })
  await page.getByRole('button', { name: 'lo suyo' }).click()
  await expect.element(name).toHaveValue('Casa de Ana')
  expect((await sentCalls()).filter(call => call.method === 'PUT')).toHaveLength(1)
})

test('a lost answer is no collision: what is stored already is not asked about', async () => {
  await saveOffline({ name: 'Casa Nueva' })
  await expect.element(saved).toBeVisible()
  expect((await sentCalls()).filter(call => call.method === 'PUT')).toHaveLength(1)
})

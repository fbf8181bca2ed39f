import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { sampleRestaurant } from '#test/browser/data.ts'
import { drawPicture } from '#test/browser/pictures.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { pickFile } from '#test/browser/steps.ts'
import { useWhose } from '#ui/offline/whose.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { RestaurantScopeContext } from '../current-restaurant.tsx'
import { RestaurantPage } from './restaurant-page.tsx'

const BEFORE = sampleRestaurant({ name: 'Casa Lola' })
const LATER = '2026-11-21T13:00:00.000Z'

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
      <p>{question.fields.map(({ phrase, theirs, mine }) => `${phrase}: ${theirs} | ${mine}`).join()}</p>
      <button type="button" onClick={() => question.answer(new Set(question.fields.map(({ key }) => key)))}>
        lo mío
      </button>
      <button type="button" onClick={() => question.answer(new Set())}>
        lo suyo
      </button>
    </>
  )
}

/** The page of a restaurant whose name is typed anew. */
async function typeName() {
  const scope = { restaurant: BEFORE, restaurants: [BEFORE] }
  await showInPage(
    <RestaurantScopeContext value={scope}>
      <RestaurantPage />
      <Question />
    </RestaurantScopeContext>,
  )
  await name.fill('Casa Nueva')
}

/** Saves another name without a connection; meanwhile a colleague saves something too, and it is back. */
async function saveOffline(theirs: Partial<Restaurant>) {
  await answer('PUT /restaurants/*', 'lost')
  await typeName()
  await save.click()
  await expect.element(page.getByText('Esperando conexión…')).toBeVisible()
  await answerMoved(theirs)
  await reconnect()
}

/** The next save meets a restaurant that a colleague has changed. */
async function answerMoved(theirs: Partial<Restaurant>) {
  const newest = { ...BEFORE, ...theirs, updatedAt: LATER }
  const data = { ...newest, name: 'Casa Nueva' }
  await answer('PUT /restaurants/*', { data, moved: { current: newest, changedBy: 'Ana' } })
}

test('a logo that was taken away after a failed save is not sent with the next one', async () => {
  await answer('PUT /restaurants/*', { status: 500 })
  await typeName()
  pickFile(page.getByLabelText('Logo', { exact: true }), await drawPicture(60, 60))
  await page.getByRole('button', { name: 'Usar logo' }).click()
  await save.click()
  await expect.element(page.getByText('Error al guardar los cambios')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar' }).click()
  await answer('PUT /restaurants/*', { data: { ...BEFORE, name: 'Casa Nueva' } })
  await save.click()
  await expect.element(saved).toBeVisible()
  expect(await lastPut()).toEqual({ name: 'Casa Nueva' })
})

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
  expect((await sentHeaders()).some(({ ifMatch }) => ifMatch === `"${LATER}"`)).toBe(false)
})

test('with a connection it is the same: another field stays, the same one is asked with both values', async () => {
  await typeName()
  await answerMoved({ currency: 'USD' })
  await save.click()
  await expect.element(saved).toBeVisible()
  expect((await sentHeaders()).map(({ ifMatch }) => ifMatch).filter(Boolean)).toEqual([
    `"${BEFORE.updatedAt}"`,
    `"${LATER}"`,
  ])
  await expect.element(page.getByLabelText('Moneda de los precios')).toHaveValue('USD')
})

test('a restaurant that is reloaded while it is edited is still asked about', async () => {
  const scope = (restaurant: Restaurant) => (
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <RestaurantPage />
      <Question />
    </RestaurantScopeContext>
  )
  const newest = { ...BEFORE, name: 'Casa de Ana', currency: 'USD', updatedAt: LATER }
  function Reloading() {
    const [restaurant, setRestaurant] = useState(BEFORE)
    return (
      <>
        <button type="button" onClick={() => setRestaurant(newest)}>
          recargar
        </button>
        {scope(restaurant)}
      </>
    )
  }
  await showInPage(<Reloading />)
  await name.fill('Casa Nueva')
  await page.getByRole('button', { name: 'recargar' }).click()
  await expect.element(page.getByLabelText('Moneda de los precios')).toHaveValue('USD')
  await expect.element(name).toHaveValue('Casa Nueva')
  await answerMoved(newest)
  await save.click()
  await expect.element(page.getByText('el nombre: Casa de Ana | Casa Nueva')).toBeVisible()
  await page.getByRole('button', { name: 'lo mío' }).click()
  await expect.element(saved).toBeVisible()
  expect(await lastPut()).toEqual({ name: 'Casa Nueva' })
})

test('a restaurant that is deleted meanwhile is told, and what was typed stays', async () => {
  await typeName()
  await answer('PUT /restaurants/*', { status: 404, code: 'not_found', message: 'No hemos encontrado lo que buscas.' })
  await save.click()
  await expect.element(page.getByText('Lo que has escrito sigue aquí', { exact: false })).toBeVisible()
  await expect.element(name).toHaveValue('Casa Nueva')
})

test('a lost answer is no collision: what is stored already is not asked about', async () => {
  await saveOffline({ name: 'Casa Nueva' })
  await expect.element(saved).toBeVisible()
  expect((await sentHeaders()).some(({ ifMatch }) => ifMatch === `"${LATER}"`)).toBe(false)
})

test('Apariencia offers the six trios: one tap sets the three colors', async () => {
  await reconnect()
  const scope = { restaurant: BEFORE, restaurants: [BEFORE] }
  await showInPage(
    <RestaurantScopeContext value={scope}>
      <RestaurantPage />
    </RestaurantScopeContext>,
    { path: '/?tab=appearance' },
  )
  const trio = (label: string) => page.getByRole('radio', { name: label, exact: true })
  await expect.element(trio('Pimentón')).toBeChecked()
  expect(page.getByRole('group', { name: 'Tríos de colores' }).getByRole('radio').elements()).toHaveLength(6)
  await page.getByText('Olivar', { exact: true }).click()
  await expect.element(trio('Olivar')).toBeChecked()
  await expect.element(page.getByLabelText('Principal', { exact: true })).toHaveValue('#3d5a1e')
  await page.getByLabelText('Acento', { exact: true }).fill('#000000')
  await expect.element(trio('Olivar')).not.toBeChecked()
})

const showPage = (restaurant: Restaurant) =>
  showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <RestaurantPage />
    </RestaurantScopeContext>,
  )

test('Guardar says why it cannot be pressed while nothing has changed', async () => {
  await showPage(BEFORE)
  await expect.element(save).toBeDisabled()
  await expect.element(page.getByText('Sin cambios')).toBeVisible()
  await expect.element(save).toHaveAccessibleDescription('Sin cambios')
  await name.fill('Casa Nueva')
  await expect.element(save).toBeEnabled()
  expect(page.getByText('Sin cambios').elements()).toEqual([])
})

test('where nothing can be changed there is no Guardar and no other button for it', async () => {
  await showPage(sampleRestaurant({ readOnly: 'inactive', logoUrl: '/uploads/aa/320.webp' }))
  await expect.element(name).toBeVisible()
  for (const name of ['Guardar', 'Cambiar logo', 'Quitar', /^Hacer predeterminado/, 'Cambiar dirección'])
    expect(page.getByRole('button', { name }).elements()).toEqual([])
  // The languages stand below each other also without their buttons.
  const lefts = ['Español', 'Inglés', 'Portugués'].map(language => {
    const row = page.getByRole('switch', { name: language })
    return row.element().getBoundingClientRect().left
  })
  expect(new Set(lefts).size).toBe(1)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { show } from '#test/browser/render.tsx'
import type { Body, Contested } from '#shared/fields/three-way.ts'
import { ApiError } from '#ui/client/api-error.ts'
import { connection } from '#ui/connection/connection.ts'
import { type Change, outbox } from '#ui/offline/outbox.ts'
import { ConnectionStrip } from './connection-strip.tsx'
import { WhoseQuestion } from '../connection/whose-question.tsx'

type Plate = { updatedAt: string }

beforeEach(disconnect)
afterEach(forgetConnection)

const said = page.getByRole('status')
const question = page.getByRole('alertdialog')
const KEY: unknown = expect.any(String)
const TODAY = new Date()
TODAY.setHours(11, 5, 0, 0)
const NEWEST = { updatedAt: TODAY.toISOString() }
const PRICE = {
  key: 'price',
  label: 'Precio',
  phrase: 'el precio',
  theirs: '6,00 €',
  mine: '7,00 €',
  preset: 'mine',
} as const
const ALLERGENS = {
  key: 'allergens',
  label: 'Alérgenos',
  phrase: 'los alérgenos',
  theirs: 'Crustáceos, Sulfitos',
  mine: 'Ninguno de los 14',
  preset: 'theirs',
} as const
type Asked = { changedBy?: string | null; contested: readonly Omit<Contested, 'body'>[]; free?: Body }

/** A change made without a connection, of a plate that somebody else changes before it is back. */
async function changeOffline(asked?: Asked) {
  const send = vi.fn<Change<Plate>['send']>().mockResolvedValue(NEWEST)
  const data = { current: NEWEST, changedBy: asked?.changedBy === undefined ? 'Marta' : asked.changedBy }
  if (asked) send.mockRejectedValueOnce(new ApiError({ status: 412, code: 'changed_meanwhile', message: '', data }))
  const onStored = vi.fn<Change<Plate>['onStored']>()
  await show(
    <>
      <ConnectionStrip />
      <WhoseQuestion />
    </>,
  )
  connection.noteSilence()
  await outbox.put({
    id: 'flan',
    name: 'Flan',
    seen: { updatedAt: 'v1' },
    body: { price: 7 },
    send,
    merge: () => ({
      free: asked?.free ?? {},
      contested: (asked?.contested ?? []).map(field => ({ ...field, body: { [field.key]: field.mine } })),
    }),
    onStored,
    onRefused: () => {},
  })
  return { send, onStored }
}

test('without a connection the strip says so, counts what waits, and says afterwards that it is stored', async () => {
  await changeOffline()
  await expect
    .element(said)
    .toHaveTextContent('Sin conexión. No cierres esta página: lo guardamos en cuanto vuelva. 1 sin guardar')
  await reconnect()
  await expect.element(said).toHaveTextContent('Guardado. El cambio está en tu carta.')
})

test('nothing waits: it only says that there is no connection', async () => {
  await show(<ConnectionStrip />)
  connection.noteSilence()
  await expect.element(said).toHaveTextContent('Sin conexión. Volvemos a intentarlo solos.')
  await reconnect()
  await expect.element(said).toBeEmptyDOMElement()
})

test('the same field is asked by its name, with both values and who it was', async () => {
  const { send } = await changeOffline({ contested: [PRICE] })
  await reconnect()
  await expect.element(question.getByRole('heading', { name: 'El precio de Flan' })).toBeVisible()
  await expect.element(question.getByText('Marta lo cambió hoy a las 11:05.')).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Dejar 6,00 €, lo de Marta' })).toBeVisible()
  expect(send).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Poner 7,00 €, lo tuyo' }).click()
  await expect.element(said).toHaveTextContent('Guardado. El cambio está en tu carta.')
  expect(send).toHaveBeenLastCalledWith({ price: '7,00 €' }, NEWEST.updatedAt, KEY)
})

test('nobody is called another person who was oneself', async () => {
  await changeOffline({ changedBy: null, contested: [PRICE] })
  await reconnect()
  await expect
    .element(question.getByText('Lo cambiaste tú hoy a las 11:05, en otra ventana o en otro aparato.'))
    .toBeVisible()
  await question.getByRole('button', { name: 'Dejar 6,00 €', exact: true }).click()
  await expect.element(question).not.toBeInTheDocument()
})

test('leaving theirs sends nothing more and shows what they stored', async () => {
  const { send, onStored } = await changeOffline({ contested: [PRICE] })
  await reconnect()
  await question.getByRole('button', { name: /^Dejar 6,00/ }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(send).toHaveBeenCalledTimes(1)
  expect(onStored).toHaveBeenCalledExactlyOnceWith(NEWEST)
  expect(outbox.hasUnsent()).toBe(false)
})

test('of several fields each is chosen, after the rest is stored; of allergens the longer list is chosen already', async () => {
  const { send } = await changeOffline({ contested: [PRICE, ALLERGENS], free: { note: 'x' } })
  await reconnect()
  await expect.element(question.getByRole('heading', { name: 'Dos cosas cambiaron a la vez' })).toBeVisible()
  await expect.element(question.getByText(/Lo demás ya está guardado\.$/)).toBeVisible()
  expect(send).toHaveBeenLastCalledWith({ note: 'x' }, NEWEST.updatedAt, KEY)
  const price = question.getByRole('group', { name: 'Flan · Precio' })
  const allergens = question.getByRole('group', { name: 'Flan · Alérgenos' })
  await expect.element(price.getByRole('radio', { name: '7,00 € Tú, ahora' })).toBeChecked()
  await expect
    .element(allergens.getByRole('radio', { name: 'Crustáceos, Sulfitos Marta, hoy a las 11:05' }))
    .toBeChecked()
  await question.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(send).toHaveBeenLastCalledWith({ price: '7,00 €' }, NEWEST.updatedAt, KEY)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { show } from '#test/browser/render.tsx'
import { ApiError } from '#ui/client/api-error.ts'
import { connection } from '#ui/connection/connection.ts'
import { type Change, outbox } from '#ui/offline/outbox.ts'
import { ConnectionStrip } from './connection-strip.tsx'
import { WhoseQuestion } from './whose-question.tsx'

type Plate = { updatedAt: string }

beforeEach(disconnect)
afterEach(forgetConnection)

const said = page.getByRole('status')
const question = page.getByRole('alertdialog', { name: 'Alguien lo ha cambiado mientras tanto.' })

/** A change made without a connection, of a plate that somebody else changes before it is back. */
async function changeOffline(isContested: boolean) {
  const send = vi.fn<Change<Plate>['send']>().mockResolvedValue({ updatedAt: 'v3' })
  if (isContested) send.mockRejectedValueOnce(new ApiError({ status: 412, code: 'changed_meanwhile', message: '' }))
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
    load: async () => ({ updatedAt: 'v2' }),
    has: () => false,
    isSame: () => false,
    lines: () => ['Precio: ahora pone 6,00 €; tú pusiste 7,00 €.'],
    onStored,
    onRefused: () => {},
  })
  return { send, onStored }
}

test('without a connection the strip says so, counts what waits, and says afterwards that it is stored', async () => {
  await changeOffline(false)
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

test("a colleague's newer change is asked about; 'Guardar lo mío' stores over the newest", async () => {
  const { send } = await changeOffline(true)
  await reconnect()
  await expect.element(question.getByText(/«Flan»/)).toBeVisible()
  await expect.element(question.getByText(/ahora pone 6,00 €; tú pusiste 7,00 €/)).toBeVisible()
  expect(send).toHaveBeenCalledTimes(1)
  await question.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect.element(said).toHaveTextContent('Guardado. El cambio está en tu carta.')
  expect(send).toHaveBeenLastCalledWith({ price: 7 }, 'v2')
})

test("'Dejar lo suyo' sends nothing and shows the colleague's", async () => {
  const { send, onStored } = await changeOffline(true)
  await reconnect()
  await question.getByRole('button', { name: 'Dejar lo suyo' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(send).toHaveBeenCalledTimes(1)
  expect(onStored).toHaveBeenCalledExactlyOnceWith({ updatedAt: 'v2' })
  expect(outbox.hasUnsent()).toBe(false)
})

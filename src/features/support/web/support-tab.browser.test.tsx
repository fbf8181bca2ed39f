import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Link } from 'react-router'
import { sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, releaseCalls, sentCalls } from '#test/browser/server.ts'
import { stopClock, stopDate } from '#test/browser/steps.ts'
import { SENT_TEXT_MS } from '../support.limits.ts'
import type { Ticket } from '../support.contract.ts'
import { supportTexts as texts } from '../support.texts.ts'
import { SupportTab } from './support-tab.tsx'

beforeEach(() => answer('GET /support/tickets', { data: [] }))
afterEach(() => localStorage.clear())

const sampleTicket = (given: Partial<Ticket> = {}): Ticket => ({
  id: 't1',
  subject: 'La foto del chuletón sale tumbada',
  message: 'La subo de pie.',
  email: 'marta@ejemplo.com',
  answerHours: 24,
  createdAt: '2026-12-18T11:10:00.000Z',
  number: 1284,
  state: 'sent',
  promisedAt: '2026-12-19T11:10:00.000Z',
  additions: [],
  ...given,
})

const subject = page.getByLabelText('Asunto')
const message = page.getByLabelText('Mensaje')
const send = page.getByRole('button', { name: 'Enviar consulta' })

async function typeTicket() {
  await showInPage(<SupportTab />)
  await subject.fill('No veo la foto')
  await message.fill('Sale el hueco.')
}

test('nothing can be sent without subject and message', async () => {
  await showInPage(<SupportTab />)
  await expect.element(send).toBeDisabled()
  await expect.element(page.getByText(texts.hint)).toBeVisible()
  await expect.element(send).toHaveAccessibleDescription(texts.hint)
  await subject.fill('No veo la foto')
  await message.fill('  ')
  await expect.element(send).toBeDisabled()
  await message.fill('Sale el hueco.')
  await expect.element(send).toBeEnabled()
})

test('a sent ticket empties the form, says so for five seconds, and the focus is in the subject', async () => {
  const clock = stopClock()
  await answer('POST /support/tickets', { data: sampleTicket() })
  await typeTicket()
  await send.click()
  const sent = page.getByText('Consulta enviada correctamente. Te responderemos pronto.')
  await expect.element(sent).toBeVisible()
  await expect.element(subject).toHaveValue('')
  await expect.element(subject).toHaveFocus()
  await expect.element(message).toHaveValue('')
  expect((await sentCalls()).filter(({ method }) => method === 'POST')).toEqual([
    {
      method: 'POST',
      path: '/support/tickets',
      body: { subject: 'No veo la foto', message: 'Sale el hueco.', email: 'marta@ejemplo.com', copy: true },
    },
  ])
  await clock.runFor(SENT_TEXT_MS)
  await expect.element(sent).not.toBeInTheDocument()
})

test('a failure keeps what was typed', async () => {
  await answer('POST /support/tickets', { status: 500 })
  await typeTicket()
  await send.click()
  await expect.element(page.getByText('Error al enviar la consulta. Inténtalo de nuevo.')).toBeVisible()
  await expect.element(subject).toHaveValue('No veo la foto')
  await expect.element(message).toHaveValue('Sale el hueco.')
  await expect.element(send).toBeEnabled()
})

test('what was typed is there again after leaving, for this account alone, and gone when it was sent', async () => {
  const first = await showInPage(<SupportTab />)
  await subject.fill('No veo la foto')
  await message.fill('Sale el hueco.')
  await first.unmount()
  const other = await showInPage(<SupportTab />, { user: sampleUser({ id: 'u2' }) })
  await expect.element(message).toHaveValue('')
  await other.unmount()
  await answer('POST /support/tickets', { data: sampleTicket() })
  const second = await showInPage(<SupportTab />)
  await expect.element(subject).toHaveValue('No veo la foto')
  await expect.element(message).toHaveValue('Sale el hueco.')
  await send.click()
  await expect.element(message).toHaveValue('')
  await second.unmount()
  await showInPage(<SupportTab />)
  await expect.element(message).toHaveValue('')
})

function LeavableTab() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Otra pestaña
      </button>
      {isOpen && <SupportTab />}
    </>
  )
}

test('what is sent while another tab is open is told there, and is not found again as unsent', async () => {
  await answer('POST /support/tickets', { data: sampleTicket(), delayed: true })
  await showInPage(<LeavableTab />)
  await subject.fill('No veo la foto')
  await message.fill('Sale el hueco.')
  await send.click()
  const leave = page.getByRole('button', { name: 'Otra pestaña' })
  await leave.click()
  await releaseCalls()
  const sent = page.getByRole('region', { name: 'Notificaciones' }).getByText(texts.sent)
  await expect.element(sent).toBeVisible()
  await leave.click()
  await expect.element(subject).toHaveValue('')
  await expect.element(message).toHaveValue('')
})

test('leaving the page says that it is kept; another tab of the page asks nothing', async () => {
  await showInPage(
    <>
      <Link to="/?tab=security">Seguridad</Link>
      <Link to="/menu">Menú</Link>
      <SupportTab />
    </>,
  )
  await subject.fill('No veo la foto')
  await page.getByRole('link', { name: 'Seguridad' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Menú' }).click()
  const question = page.getByRole('alertdialog', { name: 'Tu consulta está a medias' })
  await question.getByRole('button', { name: 'Seguir escribiendo' }).click()
  await expect.element(subject).toHaveValue('No veo la foto')
})

test('the answer time is the plan’s', async () => {
  await showInPage(<SupportTab />)
  await expect
    .element(page.getByText('Con tu plan Premium respondemos en menos de 24 h, a marta@ejemplo.com.'))
    .toBeVisible()
})

test('on a phone a long email goes on in the next line', async () => {
  await page.viewport(390, 844)
  const email = 'restauranteeltabernaculodelamanchaysusamigos@ejemplo.com'
  await showInPage(<SupportTab />, { user: sampleUser({ email }) })
  await expect.element(page.getByText(email, { exact: false })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('on a trial nothing is promised beyond the usual', async () => {
  const subscription = { tier: 'trial', status: 'trialing', trialEndsAt: null, subscriptionEndsAt: null } as const
  await showInPage(<SupportTab />, {
    user: sampleUser({ subscription: { ...subscription, cancelAtPeriodEnd: false } }),
  })
  await expect.element(page.getByText('Respondemos en menos de 48 h, a marta@ejemplo.com.')).toBeVisible()
})

test('the help about photos names the size that the forms name, beside the one of the specification', async () => {
  await showInPage(<SupportTab />)
  await page.getByText('¿Cómo subo las fotos de mis platos?').click()
  const answerText = page.getByText(/JPG, PNG o WebP, de hasta 5MB y con un mínimo de 800x600/)
  await expect.element(answerText).toMatchTextContent(/Máximo 15MB\./)
})

test('the own questions say number, state and until when they are answered; one is opened and added to', async () => {
  stopDate('2026-12-18T16:40:00Z')
  const answered = sampleTicket({
    id: 't2',
    number: 1190,
    subject: 'Factura',
    state: 'answered',
    createdAt: '2026-12-02T09:00:00Z',
  })
  await answer('GET /support/tickets', { data: [sampleTicket(), answered] })
  await showInPage(<SupportTab />)
  const rows = page.getByRole('listitem')
  await expect
    .element(rows.first())
    .toMatchTextContent(/N\.º 1\s284\. Hoy a las 12:10\. Respondemos antes de mañana a las 12:10Enviada/)
  await expect.element(rows.nth(1)).toMatchTextContent(/N\.º 1\s190\. 2 de diciembreRespondida/)
  await page.getByRole('button', { name: 'La foto del chuletón sale tumbada' }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Tú, hoy a las 12:10La subo de pie\./)
  await page.getByRole('button', { name: 'Añadir algo' }).click()
  const sheet = page.getByRole('dialog', { name: /^Añadir a la n\.º 1\s284$/ })
  await sheet.getByLabelText('Mensaje').fill('Con otra pasa lo mismo.')
  const additions = [{ message: 'Con otra pasa lo mismo.', at: '2026-12-18T16:41:00Z' }]
  await answer('POST /support/tickets/*/additions', { data: sampleTicket({ additions }) })
  await sheet.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Con otra pasa lo mismo\./)
})

test('without questions it says what will stand there', async () => {
  await showInPage(<SupportTab />)
  await expect.element(page.getByText('Aquí verás lo que nos escribas y si ya te hemos respondido.')).toBeVisible()
})

import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, releaseCalls, sentCalls } from '#test/browser/server.ts'
import { stopClock } from '#test/browser/steps.ts'
import { TOAST_MS } from '#ui/ui.limits.ts'
import './contact.css'
import { SENT_SHOWN_MS } from '../../contact.limits.ts'
import { contactTexts as texts } from '../../contact.texts.ts'
import { CONTACT } from './contact-ids.ts'
import { ContactForm } from './contact-form.tsx'
import { startContactForm } from './contact-script.ts'

const name = page.getByLabelText('Nombre')
const email = page.getByLabelText('Email')
const message = page.getByLabelText('Mensaje')
const send = page.getByRole('button', { name: 'Enviar mensaje' })
const alert = page.getByRole('alert')

beforeEach(() => {
  const around = document.createElement('div')
  around.innerHTML = renderToStaticMarkup(<ContactForm />)
  document.body.append(around)
  onTestFinished(() => around.remove())
  startContactForm()
})

async function typeAll() {
  await name.fill('Marta Iglesias')
  await email.fill('marta@elrincon.example')
  await message.fill('Abrimos en enero con 14 mesas.')
}
async function expectTyped() {
  await expect.element(name).toHaveValue('Marta Iglesias')
  await expect.element(email).toHaveValue('marta@elrincon.example')
  await expect.element(message).toHaveValue('Abrimos en enero con 14 mesas.')
}

test('errors appear after a field is left, and go when it is right', async () => {
  await name.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Por favor, introduce tu nombre')).toBeVisible()
  await expect.element(page.getByText('Por favor, introduce tu email')).not.toBeInTheDocument()
  await name.fill('Marta')
  await expect.element(page.getByText('Por favor, introduce tu nombre')).not.toBeInTheDocument()
})

test('sending shows every error, and the focus is in the first field with one; nothing is sent', async () => {
  await email.fill('marta@elrincon')
  await send.click()
  await expect.element(page.getByText('Por favor, introduce tu nombre')).toBeVisible()
  await expect.element(page.getByText('Por favor, introduce un email válido')).toBeVisible()
  await expect.element(page.getByText('Por favor, introduce tu mensaje')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await email.fill('')
  await expect.element(page.getByText('Por favor, introduce tu email')).toBeVisible()
  expect(await sentCalls()).toEqual([])
})

test('a sent message empties the form and shows the popup for three seconds; the focus is on the button', async () => {
  const clock = stopClock()
  await answer('POST /contact', { data: null })
  await typeAll()
  await send.click()
  await expect.element(page.getByText('¡Mensaje enviado!')).toBeVisible()
  await expect.element(page.getByText('Nos pondremos en contacto contigo en menos de 48 horas.')).toBeVisible()
  await expect.element(send).toHaveFocus()
  await expect.element(name).toHaveValue('')
  expect(await sentCalls()).toMatchObject([
    { body: { name: 'Marta Iglesias', email: 'marta@elrincon.example', website: '' } },
  ])
  await clock.runFor(SENT_SHOWN_MS)
  await expect.element(page.getByText('¡Mensaje enviado!')).not.toBeInTheDocument()
  await expect.element(page.getByText('Mensaje enviado correctamente')).toBeVisible()
  await name.fill('Ana')
  await expect.element(page.getByText('Mensaje enviado correctamente')).not.toBeVisible()
})

test('while it is sent the fields are read-only', async () => {
  await answer('POST /contact', { data: null, delayed: true })
  await typeAll()
  await send.click()
  await expect.element(page.getByRole('button', { name: 'Enviando…' })).toBeVisible()
  await expect.element(message).toHaveAttribute('readonly')
  // The call must not end after the form is gone.
  await releaseCalls()
  await expect.element(send).toBeVisible()
})

test('a failure is a toast and an alert, and keeps what was typed', async () => {
  await answer('POST /contact', { status: 500 })
  await typeAll()
  await send.click()
  await expect.element(alert).toHaveTextContent('Error al enviar el mensaje. Por favor, inténtalo de nuevo.')
  const toastText = page.getByText(texts.failed).last()
  await expect.element(toastText).toBeVisible()
  const { left, right, bottom, width } = toastText.element().parentElement!.getBoundingClientRect()
  expect({ left: left > 0, right, bottom, width }).toEqual({
    left: true,
    right: window.innerWidth - 24,
    bottom: window.innerHeight - 24,
    width: Math.min(440, window.innerWidth - 48),
  })
  await page.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect.element(toastText).not.toBeVisible()
  await expect.element(alert).toBeVisible()
  await expectTyped()
})

test('the toast goes after five seconds, the alert stays', async () => {
  const clock = stopClock()
  await answer('POST /contact', { status: 500 })
  await typeAll()
  await send.click()
  const toastText = page.getByText(texts.failed).last()
  await expect.element(toastText).toBeVisible()
  await clock.runFor(TOAST_MS)
  await expect.element(toastText).not.toBeVisible()
  await expect.element(alert).toBeVisible()
})

test.each([502, 200])('an answer %i of a proxy, without our envelope, is a failure: nothing was sent', async status => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status }))
  await typeAll()
  await send.click()
  await expect.element(alert).toHaveTextContent('Error al enviar el mensaje. Por favor, inténtalo de nuevo.')
  await expectTyped()
})

test('a refusal says the server’s own words, at its field where it names one', async () => {
  await answer('POST /contact', { status: 503, message: 'El servicio está ocupado.' })
  await typeAll()
  await send.click()
  await expect.element(alert).toHaveTextContent('El servicio está ocupado.')
  await expectTyped()
})

test('too many messages: how long to wait, and no button meanwhile', async () => {
  const clock = stopClock()
  await answer('POST /contact', { status: 429 })
  await typeAll()
  await send.click()
  await expect
    .element(alert)
    .toHaveTextContent('Ya nos has escrito varias veces. Podrás enviar otro mensaje en 1 minuto.')
  await expect.element(send).toBeDisabled()
  await expect.element(alert).toHaveAttribute('id', CONTACT.wait)
  await expectTyped()
  await clock.runFor(61_000)
  await expect.element(send).toBeEnabled()
})

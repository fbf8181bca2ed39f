import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { PrintCard } from './print-card.tsx'

test('a preview that does not come says so and can be asked for again', async () => {
  await answer('GET /restaurants/*/qr', { status: 400, code: 'validation', message: 'no' })
  await showSignedIn(<PrintCard restaurant={sampleRestaurant()} />)
  await expect.element(page.getByText('No se pudo dibujar la vista previa.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
})

const language = (name: string) => page.getByRole('checkbox', { name })
const phrase = page.getByRole('textbox', { name: 'Tu frase (opcional)' })
const pdf = page.getByRole('button', { name: 'Descargar PDF' })

/** Opens the card; the calls for sheets fail, because no server draws them here. */
async function openCard() {
  await answer('GET /restaurants/*/qr', { status: 400, code: 'validation', message: 'no' })
  await showSignedIn(<PrintCard restaurant={sampleRestaurant()} />)
}

test('a sheet that has to wait for others is asked for again, and says so', async () => {
  await answer('GET /restaurants/*/qr', { status: 429, code: 'busy', message: 'Espera.' })
  await showSignedIn(<PrintCard restaurant={sampleRestaurant()} />)
  const { width, height } = pdf.element().getBoundingClientRect()
  await pdf.click()
  const waiting = page.getByRole('button', { name: 'Esperando turno…' })
  await expect.element(waiting).toBeVisible()
  expect(waiting.element().getBoundingClientRect()).toMatchObject({ width, height })
  await answer('GET /restaurants/*/qr', { status: 400, code: 'validation', message: 'No se puede imprimir.' })
  await expect.element(pdf, { timeout: 5000 }).toBeEnabled()
  await expect.element(pdf).not.toHaveAttribute('aria-busy', 'true')
  expect((await sentCalls()).filter(({ path }) => path.includes('/qr')).length).toBeGreaterThanOrEqual(3)
})

test('the languages on paper are chosen, at least one', async () => {
  await openCard()
  await language('Inglés').click()
  await language('Portugués').click()
  await expect.element(pdf).toBeEnabled()
  await language('Español').click()
  await expect.element(page.getByText('Elige al menos un idioma entre español, inglés y portugués.')).toBeVisible()
  await expect.element(pdf).toBeDisabled()
  await expect.element(pdf).toHaveAccessibleDescription(/^Elige al menos un idioma/)
})

test("a phrase of one's own takes the place of the given ones, in one line of 80 characters", async () => {
  await openCard()
  await phrase.fill('Mira la carta')
  await expect.element(language('Español')).toBeDisabled()
  const languages = page.getByRole('group', { name: 'Idiomas en el papel' })
  await expect.element(languages).toHaveAccessibleDescription('En lugar de las frases de cada idioma.')
  await phrase.fill('ñ'.repeat(81))
  await expect.element(phrase).toHaveAccessibleDescription(/La frase puede tener como máximo 80 caracteres\./)
  await expect.element(pdf).toBeDisabled()
  await expect.element(pdf).toHaveAccessibleDescription(/^La frase puede tener/)
  await phrase.fill('')
  await expect.element(language('Español')).toBeEnabled()
  await expect.element(pdf).toBeEnabled()
})

import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showSignedIn } from '#test/browser/render.tsx'
import { HOUR_MS } from '#shared/time.ts'
import { draftNames } from '#ui/unsaved/draft-names.ts'
import { dropDrafts, keepDraft } from '#ui/unsaved/drafts.ts'
import { isResumed, listTyping } from '#ui/unsaved/kept-forms.ts'
import { KeptTypingOffer } from './kept-typing-offer.tsx'

const FLAN = '/dashboard/menu?plato=flan&id=r1'
const keep = (place: string, hoursAgo: number, more: object) =>
  keepDraft('u1', `typed.${place}`, { at: Date.now() - hoursAgo * HOUR_MS, path: FLAN, title: '', ...more })
const clear = () => dropDrafts('u1')
beforeEach(clear)
afterEach(clear)

const offer = page.getByRole('alertdialog', { name: 'Esto quedó sin guardar' })
const Place = () => <output>{useLocation().pathname + useLocation().search}</output>
const open = () =>
  showSignedIn(
    <>
      <KeptTypingOffer />
      <Place />
    </>,
  )

test('whoever is back goes on in the form, which is then filled in without another question', async () => {
  keep('dish.flan', 2, { title: 'Flan', values: { price: '9' } })
  await open()
  await expect.element(offer.getByText(/^«Flan», .+ Tu sesión terminó y la página se cerró\.$/)).toBeVisible()
  await offer.getByRole('button', { name: 'Seguir donde estaba' }).click()
  await expect.element(page.getByText(FLAN)).toBeVisible()
  expect(isResumed('dish.flan')).toBe(true)
  expect(listTyping('u1')).toHaveLength(1)
})

test('or throws it away; what is a day old, or somebody else’s, is not there', async () => {
  keep('dish.flan', 2, { title: 'Flan', values: {} })
  keep('dish.pan', 25, { title: 'Pan', values: {} })
  keepDraft('u2', 'typed.dish.ajo', { at: Date.now(), path: FLAN, title: 'Ajo', values: {} })
  keepDraft('u2', 'typed.dish.sal', { at: Date.now() - 25 * HOUR_MS, path: FLAN, title: 'Sal', values: {} })
  await open()
  await offer.getByRole('button', { name: 'Tirarlo' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  expect(listTyping('u1')).toEqual([])
  expect(draftNames('u2')).toEqual(['typed.dish.ajo'])
  dropDrafts('u2')
})

test('what cannot be filled in again is there to be copied', async () => {
  keep('text', 1, { title: 'Nueva zona', values: { text: 'Nombre: Terraza' } })
  const shown = await open()
  const text = page.getByRole('dialog', { name: 'Esto quedó sin guardar' })
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect.element(text).not.toBeInTheDocument()
  await shown.unmount()
  await open()
  await expect.element(text.getByText('Nombre: Terraza')).toBeVisible()
  await expect.element(text.getByRole('button', { name: 'Copiar el texto' })).toBeVisible()
  await text.getByRole('button', { name: 'Tirarlo' }).click()
  await expect.element(text).not.toBeInTheDocument()
  expect(listTyping('u1')).toEqual([])
})

import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleToday } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { MINUTE_MS } from '#shared/time.ts'
import { askWhose, forgetQuestions, type Picks } from '#ui/offline/whose.ts'
import type { Today, TodayBody } from '#features/restaurants/opening/opening.contract.ts'
import { mergeToday } from '#features/restaurants/opening/today-merge.rules.ts'
import { WhoseQuestion } from './whose-question.tsx'

afterEach(forgetQuestions)

const PLANNED = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '00:30' },
]
const UNTIL_TEN = { slots: [PLANNED[0]!, { open: '20:00', close: '22:00' }] }
const dialog = page.getByRole('alertdialog')
const button = (name: string) => dialog.getByRole('button', { name, exact: true })

const said = () => dialog.element().textContent

/** Somebody has stored `theirs` three minutes ago, and one's own change of the same parts comes after it. */
async function collide(theirs: Partial<Today>, wish: TodayBody, by: string | null = 'Rafa', base: Partial<Today> = {}) {
  await show(<WhoseQuestion />)
  const versions = { base: sampleToday(base), theirs: sampleToday({ ...base, ...theirs }), wish, sent: null }
  const { contested } = mergeToday(versions, { timezone: 'Europe/Madrid', locale: 'es', planned: PLANNED })
  const at = new Date(Date.now() - 3 * MINUTE_MS - 5000).toISOString()
  return askWhose({ name: 'hoy', changedBy: by, at, fields: contested, isRestStored: false })
}
const asked = (...given: Parameters<typeof collide>): { answer: Promise<Picks> } => ({ answer: collide(...given) })

test('hours that two people change are asked as drawn: who, when, both values', async () => {
  const { answer } = asked({ hours: { closed: true } }, { hours: UNTIL_TEN })
  await expect.element(dialog.getByRole('heading', { name: 'Rafa ya lo ha cambiado' })).toBeVisible()
  await expect.poll(said).toContain('Hace 3 minutos puso «hoy cerramos». Tú has puesto hasta las 22:00.')
  await expect.element(button('Dejar «hoy cerramos»')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await button('Poner hasta las 22:00').click()
  expect(await answer).toEqual(new Set(['hours']))
})

test('a notice that the other one took away, and a note too long for a button', async () => {
  const until = '2026-11-21T19:00:00Z'
  const before = { kitchenClosed: { until }, note: { es: 'Hoy, cocido.' } }
  const note = { es: 'Hoy, atún rojo de almadraba. Pregunta por los cortes.' }
  const { answer } = asked(
    { kitchenClosed: null, note: { es: 'Terraza cerrada por viento y por la lluvia que viene.' } },
    { kitchenClosed: { until: '2026-11-21T20:00:00Z' }, note },
    'rafa',
    before,
  )
  await expect
    .poll(said)
    .toContain('Hace 3 minutos quitó «cocina cerrada». Tú has puesto «cocina cerrada» hasta las 21:00.')
  await button('Dejarlo quitado').click()
  await expect
    .poll(said)
    .toContain('puso «Terraza cerrada por viento y por la lluvia que viene.». Tú has puesto «Hoy, atún rojo')
  await expect.element(button('Dejar lo suyo')).toBeVisible()
  await button('Poner lo mío').click()
  expect(await answer).toEqual(new Set(['note']))
})

test('nobody is called another person who was oneself', async () => {
  const { answer } = asked({ hours: null }, { hours: { closed: true } }, null, { hours: UNTIL_TEN })
  await expect.element(dialog.getByRole('heading', { name: 'Ya lo habías cambiado tú' })).toBeVisible()
  await expect.poll(said).toContain('pusiste el horario de siempre. Ahora has puesto «hoy cerramos».')
  await button('Dejar el horario de siempre').click()
  expect(await answer).toEqual(new Set())
})

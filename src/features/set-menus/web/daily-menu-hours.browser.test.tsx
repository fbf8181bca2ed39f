import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetConnection } from '#test/browser/connection.ts'
import { showDailyMenu } from '#test/browser/daily-menu.tsx'
import { answerDays, sampleRules, writtenDay } from '#test/browser/set-menus.ts'
import { stopClock, stopDate } from '#test/browser/steps.ts'

const TODAY = '2026-11-24'

beforeEach(() => {
  forgetConnection()
  localStorage.clear()
})

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const badge = (text: string) => page.getByText(text, { exact: true })

test('past midnight the night that goes on is open, and in its place among the days; then today', async () => {
  stopDate('2026-11-25T00:40:00+01:00')
  const night = sampleRules({ slots: [{ open: '20:00', close: '02:00' }] })
  await answerDays([writtenDay(TODAY, { state: 'published' })], night)
  await showDailyMenu()
  await expect.element(page.getByText(/Publicado hasta las 02:00$/)).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Pollo al ajillo, queda' })).toBeVisible()
  await expect.element(page.getByRole('tab', { selected: true, name: /24/ })).toBeVisible()
})

test('at its hour a prepared one is on the screen as it is served, without a tap', async () => {
  const { runFor } = stopClock()
  vi.setSystemTime('2026-11-24T12:59:40+01:00')
  await answerDays([writtenDay(TODAY, { state: 'prepared' })])
  await showDailyMenu()
  await expect.element(page.getByText(/^Sale solo hoy a las 13:00/)).toBeVisible()
  await answerDays([writtenDay(TODAY, { state: 'published' })])
  await runFor(30_000)
  await expect.element(page.getByText(/Publicado hasta las 16:00$/)).toBeVisible()
})

test('what is being written stays on the screen when its hour comes, and at midnight', async () => {
  const { runFor } = stopClock()
  vi.setSystemTime('2026-11-24T23:59:40+01:00')
  const night = sampleRules({ slots: [{ open: '23:59', close: '02:00' }] })
  await answerDays([writtenDay(TODAY, { state: 'prepared' })], night)
  await showDailyMenu()
  await field('Otro plato en Primeros').fill('Dorada')
  await answerDays([writtenDay(TODAY, { state: 'published' })], night)
  await runFor(60_000)
  await expect.element(badge('Publicado')).toBeVisible()
  await expect.element(field('Otro plato en Primeros')).toHaveValue('Dorada')
  await expect.element(field('Otro plato en Primeros')).toHaveFocus()
  await expect.element(page.getByRole('tab', { selected: true, name: /24/ })).toBeVisible()
})

import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'
import { askWhose, forgetQuestions } from '#ui/offline/whose.ts'
import { toast } from '#ui/toast/toast.ts'
import { WhoseQuestion } from './whose-question.tsx'

afterEach(forgetQuestions)

const bar = page.getByRole('alertdialog', { name: 'Alguien lo ha cambiado mientras tanto.' })
const leaveTheirs = bar.getByRole('button', { name: 'Dejar lo suyo' })
const keepMine = bar.getByRole('button', { name: 'Guardar lo mío' })

const line = (key: string, label: string, theirs: string, mine: string) => ({
  key,
  label,
  theirs,
  mine,
  phrase: 'el precio',
  preset: 'mine' as const,
  inBar: true,
  body: {},
})
const TAPA = line('prices.0', 'Tapa', '3,60 €', '3,80 €')
const RACION = line('prices.2', 'Ración', '11,50 €', '12,00 €')
const collision = (...fields: ReturnType<typeof line>[]) => ({
  name: 'Ensaladilla rusa de la casa con ventresca',
  changedBy: 'Marta',
  isRestStored: true,
  at: new Date().toISOString(),
  fields,
})

test('prices are asked in a bar, one line after the other, with both values and who it was', async () => {
  await show(<WhoseQuestion />)
  const answered = askWhose(collision(TAPA, RACION))
  const said = () => bar.element().textContent
  await expect.poll(said).toContain('Ensaladilla rusa de la casa… · Tapa: ahora pone 3,60 €; tú pusiste 3,80 €.')
  expect(said()).toContain('Marta lo cambió hoy')
  expect(said()).toContain('Lo demás ya está guardado.')
  await keepMine.click()
  await expect.poll(said).toContain('Ración: ahora pone 11,50 €; tú pusiste 12,00 €.')
  await leaveTheirs.click()
  await expect.element(bar).not.toBeInTheDocument()
  expect(await answered).toEqual(new Set(['prices.0']))
})

test('the bar has no limit of time, and neither Escape nor another question answers it', async () => {
  await show(<WhoseQuestion />)
  const answered = askWhose(collision(TAPA))
  await expect.element(leaveTheirs).toBeVisible()
  leaveTheirs.element().focus()
  await userEvent.keyboard('{Escape}')
  void toast.confirm({ title: '¿Eliminar Flan?' })
  const other = page.getByRole('alertdialog', { name: '¿Eliminar Flan?' })
  await other.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(other).not.toBeInTheDocument()
  await keepMine.click()
  expect(await answered).toEqual(new Set(['prices.0']))
})

test('whose question is forgotten, nobody answers it', async () => {
  await show(<WhoseQuestion />)
  void askWhose(collision(TAPA))
  await expect.element(bar).toBeVisible()
  forgetQuestions()
  await expect.element(bar).not.toBeInTheDocument()
})

test('what has waited for the connection is asked in a dialog, with the time', async () => {
  await show(<WhoseQuestion />)
  void askWhose(collision(TAPA), Date.now())
  await expect.element(page.getByRole('heading', { name: /^El precio de Ensaladilla/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Dejar 3,60 €, lo de Marta' })).toBeVisible()
})

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { samplePlan, sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'
import { cancelledPlan, ONE_RESTAURANT, planIs, showPlan } from '#test/browser/subscription.tsx'
import { SubscriptionTab } from './subscription-tab.tsx'

const PAST = '2020-01-01T12:00:00.000Z'
const FUTURE = '2100-01-01T12:00:00.000Z'

const granted = (status: Parameters<typeof samplePlan>[0]) => samplePlan(status, { isPaid: false })
const trial = (daysRemaining = 12, trialEndsAt = FUTURE) =>
  granted({ tier: 'trial', status: 'trialing', daysRemaining, trialEndsAt })
const ended = granted({ tier: 'basic', status: 'canceled', isActive: false, subscriptionEndsAt: PAST })
const pastDue = samplePlan({ status: 'past_due' })

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const text = (words: string | RegExp) => page.getByText(words)
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map(one => one.textContent)

describe('the state', () => {
  test('trial: days left, no charge, all plans, and that the paid period begins today', async () => {
    await showPlan(trial(12, '2100-12-03T12:00:00.000Z'))
    await expect.element(text('Prueba gratuita')).toBeVisible()
    await expect.element(text('días de prueba restantes')).toBeVisible()
    await expect.element(page.getByRole('img', { name: '18 de 30 días usados' })).toBeVisible()
    await expect.element(text('Termina el 3 de diciembre de 2100. No se te cobrará nada.')).toBeVisible()
    for (const name of ['Basic', 'Pro', 'Premium'])
      await expect.element(button(`Contratar y empezar hoy ${name}`)).toBeVisible()
    await expect.element(text(/^Al contratar, el periodo de pago empieza hoy/)).toBeVisible()
  })

  test.each([
    ['2100-01-01T22:59:00Z', 'Termina hoy, 1 de enero de 2100, a las 23:59. No se te cobrará nada.'],
    ['2100-01-02T00:30:00Z', 'Termina mañana, 2 de enero de 2100, a la 1:30. No se te cobrará nada.'],
  ])('the last day names the hour: %s', async (end, words) => {
    stopDate('2100-01-01T12:00:00Z')
    await showPlan(trial(1, end))
    await expect.element(text('día de prueba restante')).toBeVisible()
    await expect.element(text(words)).toBeVisible()
  })

  test('active: renewal, amount and use; the two other plans', async () => {
    await showPlan(samplePlan())
    await expect.element(heading('Pro')).toBeVisible()
    await expect.element(text('Activa')).toBeVisible()
    await expect.element(text('3 de noviembre de 2027, 96 €')).toBeVisible()
    await expect.element(text('1 de 2')).toBeVisible()
    await expect.element(text('2 de 2')).toBeVisible()
    expect(buttons()).toEqual([
      'Pasar a mensual',
      expect.stringContaining('Gestionar suscripción'),
      'Cancelar suscripción',
      expect.stringContaining('Cambiar a Basic'),
      expect.stringContaining('Cambiar a Premium'),
    ])
  })

  test('a monthly Basic plan has no team; Premium has no limit of restaurants', async () => {
    const limits = { restaurants: 1, users: 1, invitations: 0 }
    await showPlan(samplePlan({ tier: 'basic', limits }, { billingInterval: 'monthly' }))
    await expect.element(text('3 de noviembre de 2027, 8 €')).toBeVisible()
    await expect.element(text('Personas')).not.toBeInTheDocument()
  })

  test('cancelling: the dated warning, how long the menu stays, and the way back', async () => {
    await showPlan(cancelledPlan)
    await expect.element(text('Tu suscripción se cancelará el 3 de noviembre de 2027')).toBeVisible()
    await expect.element(text(/se verá 30 días más, hasta el 3 de diciembre de 2027/)).toBeVisible()
    await expect.element(text('Se cancela')).toBeVisible()
    await expect.element(button('Reanudar')).toBeVisible()
    await expect.element(button('Gestionar suscripción')).toBeVisible()
    await expect.element(button('Cancelar suscripción')).not.toBeInTheDocument()
  })

  test('past due: one button, no plans', async () => {
    await showPlan(pastDue)
    await expect.element(text('Pago pendiente')).toBeVisible()
    await expect.element(text(/^El cobro de 96 € no ha salido/)).toBeVisible()
    await expect.element(heading('Si no se consigue cobrar')).toBeVisible()
    await expect.poll(buttons).toHaveLength(1)
  })

  test('ended: what ended, until when the menu shows, all plans, the last one first', async () => {
    const restaurants = [{ name: 'El Rincón', status: 'inactive', menuVisibleUntil: FUTURE }] as const
    await showPlan(ended, { restaurants, people: 1 })
    await expect.element(text('Sin Plan Activo')).toBeVisible()
    await expect.element(text(/^Tu plan Basic terminó el 1 de enero de 2020/)).toBeVisible()
    await expect.element(text('1 de enero de 2100')).toBeVisible()
    await expect.element(button('Contratar Basic')).toHaveAttribute('data-variant', 'primary')
    await expect.element(button('Contratar Pro')).toHaveAttribute('data-variant', 'secondary')
  })

  test('an ended trial says so; later, since when the menu is gone', async () => {
    const over = granted({ ...trial(0, PAST).status, isActive: false, isTrialExpired: true })
    await showPlan(over)
    await expect.element(text(/^Tus 30 días de prueba terminaron el 1 de enero de 2020/)).toBeVisible()
    await expect.element(button('Contratar Pro')).toHaveAttribute('data-variant', 'primary')
  })

  test('after the 30 days: the menu is gone', async () => {
    const restaurants = [{ name: 'El Rincón', status: 'inactive', menuVisibleUntil: PAST }] as const
    await showPlan(ended, { restaurants, people: 1 })
    await expect.element(text(/^Tu carta dejó de verse el 1 de enero de 2020/)).toBeVisible()
    await expect.element(text('Vuelve a verse al momento')).toBeVisible()
  })

  test('a granted plan with an end is offered itself; the warning leads to the plans', async () => {
    await showPlan(granted({ subscriptionEndsAt: FUTURE }))
    await expect.element(text('Este plan te lo ha asignado Sobremesa. No hay tarjeta ni cobros.')).toBeVisible()
    await expect.element(text('Tu suscripción se cancelará el 1 de enero de 2100')).toBeVisible()
    await expect.element(button('Contratar Pro')).toHaveAttribute('data-variant', 'primary')
    await expect.element(button('Contratar Premium')).toBeVisible()
    await button('Ver planes').click()
    await expect.element(heading('O elige otro plan')).toHaveFocus()
  })

  test('a granted plan without an end: support, and the others', async () => {
    await showPlan(granted({}))
    await expect.element(text(/sin fecha de fin/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Escribir a soporte' })).toBeVisible()
    await expect.element(button('Contratar Pro')).not.toBeInTheDocument()
  })

  test('an admin reads the note, without a call', async () => {
    await showSignedIn(<SubscriptionTab {...ONE_RESTAURANT} />, {
      user: sampleUser({ role: 'admin', subscription: null }),
    })
    await expect.element(heading('Administrador')).toBeVisible()
    await expect.element(text('Acceso completo')).toBeVisible()
    expect(await sentCalls()).toEqual([])
  })
})

describe('loading', () => {
  test('says that it loads; after a failure why, and tries again', async () => {
    await answer('GET /subscriptions/status', { status: 500 })
    await answer('GET /subscriptions/current', { status: 500 })
    await showSignedIn(<SubscriptionTab {...ONE_RESTAURANT} />)
    await expect.element(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeInTheDocument()
    await expect.element(heading('No vemos tu suscripción ahora mismo')).toBeVisible()
    await expect.element(text('No se pudo cargar la información de suscripción')).toBeVisible()
    await planIs(samplePlan())
    await button('Reintentar').click()
    await expect.element(heading('Pro')).toBeVisible()
  })
})

describe('choosing a plan', () => {
  test('annual is chosen, with the average saving; monthly shows the other prices', async () => {
    await showPlan(trial())
    await expect.element(page.getByRole('radio', { name: 'Anual −20 %' })).toBeChecked()
    await expect.element(text('Ahorras 24 €')).toBeVisible()
    await page.getByRole('radio', { name: 'Mensual' }).click()
    await expect.element(text('96 € al año si pagas de una vez')).toBeVisible()
  })

  test('the portal does not open; a conflict loads the plan again', async () => {
    await showPlan(samplePlan())
    await answer('POST /payments/create-billing-portal', { status: 500 })
    await button('Gestionar suscripción').click()
    await expect.element(text('Error al abrir el portal de facturación')).toBeVisible()
    await answer('POST /payments/create-billing-portal', {
      status: 409,
      code: 'no_subscription',
      message: 'Contrata un plan primero.',
    })
    await planIs(ended)
    await button('Gestionar suscripción').click()
    await expect.element(text('Contrata un plan primero.')).toBeVisible()
    await expect.element(text('Sin Plan Activo')).toBeVisible()
  })
})

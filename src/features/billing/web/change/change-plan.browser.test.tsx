import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { samplePlan } from '#test/browser/data.ts'
import { answer, sentCalls } from '#test/browser/server.ts'
import { said } from '#test/browser/steps.ts'
import { previewIs, showPlan } from '#test/browser/subscription.tsx'

const TO = '2027-06-02T10:00:00.000Z'
const trial = samplePlan(
  { tier: 'trial', status: 'trialing', daysRemaining: 12, trialEndsAt: '2100-01-01T12:00:00Z' },
  { isPaid: false, billingInterval: null },
)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const slip = (name: string) => page.getByRole('alertdialog', { name })
const lastCall = async () => (await sentCalls()).at(-1)
const monthly = page.getByRole('radio', { name: 'Mensual' })
const paidAt = (url: string | null) => answer('PUT /subscriptions/plan', { data: { ...samplePlan().current, url } })

test('up: the sum of today, from when how much, what comes; the button leads to the page where that is paid', async () => {
  await showPlan(samplePlan())
  await previewIs({ today: 28.69, then: 173 })
  await button('Cambiar a Premium').click()
  const dialog = slip('Cambiar a Premium')
  await expect.element(dialog).toMatchTextContent(/Hoy pagasLa diferencia de 136 días, hasta el 3 de mayo28,69 €/)
  await expect.element(dialog).toMatchTextContent(/Desde el 3 de mayo de 2027173 € al año/)
  await expect.element(dialog).toMatchTextContent(/Desde hoy, los restaurantes que quieras\./)
  await expect.element(dialog).toMatchTextContent(/Desde hoy, hasta 5 personas\./)
  await expect.element(button('Seguir como estoy')).toHaveFocus()
  await paidAt('#paid')
  await button('Ir a pagar 28,69 €').click()
  await expect.poll(() => location.hash).toBe('#paid')
  expect(await lastCall()).toMatchObject({
    path: '/subscriptions/plan',
    body: { planName: 'premium', interval: 'yearly', hash: 'a hash' },
  })
})

test('up with the other interval says that the year is paid', async () => {
  await showPlan(samplePlan())
  await previewIs({ today: 28.69, then: 18 })
  await monthly.click()
  await button('Cambiar a Premium mensual').click()
  const dialog = slip('Cambiar a Premium mensual')
  await expect.element(dialog).toMatchTextContent(/hasta el 3 de mayo: ese año ya está pagado/)
  await expect.element(dialog).toMatchTextContent(/18 € al mes/)
})

test('down: the restaurants that stay and the one that stops, by name and with its dates', async () => {
  await showPlan(samplePlan({ tier: 'premium' }, { tier: 'premium' }))
  const stays = ['La Taberna de Carmen', 'Bar La Esquina'].map(name => ({ id: name, name }))
  const restaurants = [{ id: 'r3', name: 'Casa Nueva', visibleUntil: TO }]
  await previewIs({ then: 96, stays, stops: { restaurants, people: 1, look: null } })
  await button('Cambiar a Pro').click()
  const dialog = slip('Cambiar a Pro')
  await expect
    .element(dialog)
    .toMatchTextContent(/Hoy pagas0 €Desde el 3 de mayo de 2027Hasta entonces sigues con Premium96 € al año/)
  await expect.element(dialog).toMatchTextContent(/La Taberna de Carmen y Bar La Esquina siguen activos\./)
  await expect
    .element(dialog)
    .toMatchTextContent(/Casa Nueva se para el 3 de mayo\. Su carta se verá hasta el 2 de junio\. No se borra nada\./)
  await expect.element(dialog).toMatchTextContent(/Tu equipo conserva su acceso; no podrás invitar a nadie más\./)
  await expect.element(button('Seguir con Premium')).toHaveFocus()
  await paidAt(null)
  await button('Pasar a Pro el 3 de mayo').click()
  await expect.element(said('El 3 de mayo pasas a Pro')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('from yearly to monthly, beside the interval: what is paid is used up, and how much a year is then', async () => {
  await showPlan(samplePlan())
  await previewIs({ then: 10 })
  await button('Pasar a mensual').click()
  const dialog = slip('Pasar a Pro mensual')
  await expect.element(dialog).toMatchTextContent(/El año que ya pagaste se aprovecha entero10 € al mes/)
  await expect.element(dialog).toMatchTextContent(/Puedes anular este cambio hasta ese día\./)
  await expect.element(dialog).toMatchTextContent(/Al año serán 120 €, en vez de 96 €\./)
  await button('Seguir con el pago anual').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await lastCall()).toMatchObject({ method: 'GET' })
  await expect.element(button('Pasar a mensual')).toHaveFocus()
})

test('from monthly to yearly: the month is used up, and what each year saves', async () => {
  await showPlan(samplePlan({}, { billingInterval: 'monthly' }))
  await previewIs({ then: 96, from: '2027-01-03T12:00:00.000Z' })
  await button('Pasar a anual y ahorrar 24 €').first().click()
  const dialog = slip('Pasar a Pro anual')
  await expect
    .element(dialog)
    .toMatchTextContent(/El 3 de enero de 2027Y otros 96 € cada 3 de enero: 24 € menos que mes a mes96 €/)
  await expect.element(dialog).toMatchTextContent(/Hasta el 3 de enero sigues con el mes que ya pagaste\./)
})

test('a first payment says that the days of the trial are not added, and goes to exactly that checkout', async () => {
  await showPlan(trial)
  await previewIs({ today: 18, then: 18, days: 0 })
  await answer('POST /payments/create-checkout-session', { data: { url: '#checkout' } })
  await monthly.click()
  await button('Contratar y empezar hoy Premium').click()
  await expect
    .element(slip('Contratar Premium mensual'))
    .toMatchTextContent(/Los 12 días de prueba que quedan no se suman\./)
  await button('Ir a pagar 18 €').click()
  await expect.poll(() => location.hash).toBe('#checkout')
  expect(await lastCall()).toMatchObject({
    path: '/payments/create-checkout-session',
    body: {
      planTier: 'premium',
      billingInterval: 'monthly',
      successUrl: '/dashboard/user?tab=subscription&subscription=success',
      cancelUrl: '/dashboard/user?tab=subscription&subscription=canceled',
    },
  })
})

test('another sum meanwhile is asked again with what it was; the same sum is not asked twice', async () => {
  await showPlan(samplePlan())
  await previewIs({ today: 28.69, then: 173 })
  await button('Cambiar a Premium').click()
  await answer('PUT /subscriptions/plan', { status: 409, code: 'amount_changed', message: 'El importe ha cambiado' })
  await previewIs({ today: 28.48, then: 173, days: 135, hash: 'another' })
  await button('Ir a pagar 28,69 €').click()
  const dialog = slip('El importe ha cambiado')
  await expect.element(dialog).toMatchTextContent(/Antes eran 28,69 €: quedan 135 días hasta el 3 de mayo28,48 €/)
  const asked = async () => (await sentCalls()).filter(({ path }) => path === '/subscriptions/plan').length
  expect(await asked()).toBe(1)
  await button('Ir a pagar 28,48 €').click()
  await expect.poll(asked).toBe(3)
  await paidAt('#again')
  await expect.element(button('Ir a pagar 28,48 €')).toBeEnabled()
  await button('Ir a pagar 28,48 €').click()
  await expect.poll(() => location.hash).toBe('#again')
})

test('while nobody can pay, the slip stays and says that nothing was charged', async () => {
  await showPlan(samplePlan())
  await previewIs({ today: 28.69, then: 173 })
  await button('Cambiar a Premium').click()
  const message = 'Ahora mismo no se puede pagar. Inténtalo más tarde.'
  await answer('PUT /subscriptions/plan', { status: 503, code: 'payments_unavailable', message })
  await button('Ir a pagar 28,69 €').click()
  await expect.element(slip('Cambiar a Premium')).toMatchTextContent(/No se ha cobrado nada\./)
  await expect.element(button('Ir a pagar 28,69 €')).toBeEnabled()
})

test('a slip that cannot be reckoned opens nothing and says why', async () => {
  await showPlan(samplePlan())
  await answer('GET /subscriptions/preview', { status: 500 })
  await button('Cambiar a Premium').click()
  await expect.element(page.getByText('No se pudo procesar tu solicitud')).toBeVisible()
  await expect.element(button('Cambiar a Premium')).toBeEnabled()
})

const invoices = [
  {
    date: '2026-05-03T10:00:00Z',
    number: 'F-2026-0412',
    plan: 'pro',
    interval: 'yearly',
    amount: 96,
    refunded: false,
    pdfUrl: '#a',
  },
  {
    date: '2026-03-03T10:00:00Z',
    number: 'F-2026-0177',
    plan: 'pro',
    interval: 'monthly',
    amount: 10,
    refunded: true,
    pdfUrl: '#b',
  },
]

test('invoices: date, number, plan, sum, whether it was given back, and a file for each', async () => {
  await showPlan(samplePlan(), undefined, { data: invoices })
  const list = page.getByRole('listitem').filter({ hasText: 'F-2026' })
  await expect.element(list.first()).toMatchTextContent(/3 de mayo de 2026F-2026-0412 · Pro anual96,00 €PDF/)
  await expect.element(list.nth(1)).toMatchTextContent(/Pro mensualDevuelta10,00 €/)
  await expect
    .element(page.getByRole('link', { name: 'PDF de la factura del 3 de marzo de 2026' }))
    .toHaveAttribute('href', '#b')
})

test('no invoice yet is said where somebody pays', async () => {
  await showPlan(samplePlan())
  await expect.element(page.getByText('La primera aparece aquí unos minutos después de pagar.')).toBeVisible()
})

test('in a trial without invoices there is no list of them', async () => {
  await showPlan(trial)
  await expect.element(page.getByRole('heading', { name: 'Facturas' })).not.toBeInTheDocument()
})

test('invoices that do not come are tried again, and the plan is there all the same', async () => {
  await showPlan(samplePlan(), undefined, { status: 503 })
  await expect.element(page.getByText('No vemos tus facturas ahora mismo.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Pro', exact: true })).toBeVisible()
  await answer('GET /subscriptions/invoices', { data: invoices })
  await button('Reintentar').click()
  await expect.element(page.getByText(/F-2026-0412/)).toBeVisible()
})

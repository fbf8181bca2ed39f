import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { forgetConnection } from '#test/browser/connection.ts'
import { sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { answerDays, sampleRules, writtenDay } from '#test/browser/set-menus.ts'
import { stopDate } from '#test/browser/steps.ts'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'
import { ShareFooter } from './share-footer.tsx'
import { SharePage } from './share-page.tsx'
import { messageOf, type SharedMenu } from './use-shared-menu.ts'

const TODAY = '2026-11-24'
const PUBLISHED = writtenDay(TODAY, { state: 'published' })
const restaurant = sampleRestaurant({ timezone: 'Europe/Madrid', supportedLocales: ['es'] })

beforeEach(() => {
  forgetConnection()
  stopDate('2026-11-24T11:20:00+01:00')
})
afterEach(() => vi.restoreAllMocks())

async function open(day: DailyMenu) {
  await answerDays([day])
  await answer('GET /restaurants/*/daily-menu/*/picture', { status: 503, message: 'Hay mucha gente.' })
  await page.viewport(1440, 900)
  await showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <SharePage />
    </RestaurantScopeContext>,
    { user: sampleUser(), path: `/dashboard/menu/compartir?dia=${TODAY}` },
  )
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the text of a day has its dishes, what is included, price, hours and the address with its allergens', () => {
  const text = plain(messageOf(PUBLISHED, sampleRules(), restaurant))
  expect(text.split('\n')).toEqual([
    'Menú del día · martes 24 de noviembre',
    'Casa Lola',
    '',
    'Primeros',
    '· Lentejas con chorizo',
    '· Salmorejo cordobés',
    '',
    'Segundos',
    '· Pollo al ajillo',
    '· Carrilleras (+2,00 €)',
    '',
    'Postre o café',
    '· Natillas caseras',
    '',
    'Pan, bebida y postre o café incluidos.',
    '13,50 € · de 13:00 a 16:00',
    '',
    expect.stringMatching(/^Alérgenos: http.*\/casa-lola\?menu=dia$/),
  ])
})

test('the picture cannot be drawn: it says so, and the text can be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open(PUBLISHED)
  await expect.element(page.getByText('No se ha podido dibujar la imagen')).toBeVisible()
  await expect.element(page.getByText('El texto sí puedes mandarlo.')).toBeVisible()
  expect(button('Descargar imagen').elements()).toEqual([])
  await button('Copiar texto').click()
  await expect.element(page.getByText('Texto copiado')).toBeVisible()
  expect(copied.mock.calls[0]?.[0]).toContain('Menú del día · martes 24 de noviembre')
})

test('the text is shown as a chat shows it', async () => {
  await open(PUBLISHED)
  await page.getByRole('radio', { name: 'Texto' }).click()
  await expect.element(page.getByText(/^· Pollo al ajillo|Pollo al ajillo/)).toBeVisible()
})

test('a day that nobody reads yet is not shared', async () => {
  await open(writtenDay(TODAY))
  await expect.element(page.getByText('Publica primero el menú')).toBeVisible()
})

const menu = (changes: Partial<SharedMenu> = {}): SharedMenu => ({
  text: 'Menú del día',
  picture: 'blob:menu',
  isDrawing: false,
  hasFailed: false,
  draw: () => {},
  share: vi.fn<SharedMenu['share']>(),
  download: vi.fn<SharedMenu['download']>(),
  copy: vi.fn<SharedMenu['copy']>(),
  ...changes,
})

test('a phone shares the picture, or the text, and keeps the other way at hand', async () => {
  const shared = menu()
  const screen = await showInPage(<ShareFooter menu={shared} what="picture" isPhone />)
  await button('Compartir por WhatsApp').click()
  expect(shared.share).toHaveBeenCalledWith('picture')
  await button('Descargar').click()
  expect(shared.download).toHaveBeenCalledOnce()
  await screen.unmount()
  await showInPage(<ShareFooter menu={shared} what="text" isPhone />)
  await button('Compartir por WhatsApp').click()
  expect(shared.share).toHaveBeenLastCalledWith('text')
})

test('a phone whose picture has failed sends the text', async () => {
  const failed = menu({ hasFailed: true, picture: undefined })
  await showInPage(<ShareFooter menu={failed} what="picture" isPhone />)
  await button('Mandar el texto').click()
  expect(failed.share).toHaveBeenCalledWith('text')
})

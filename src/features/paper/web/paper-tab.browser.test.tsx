import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Preview } from '#features/paper/paper.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { noPaperChanges, sampleEdition, samplePaperStatus, samplePreview } from '#test/browser/paper.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { PaperTab } from './paper-tab.tsx'
import type { PaperStatus } from './paper.queries.ts'

afterEach(forgetConnection)

const NAMES = ['Croquetas', 'Oreja a la plancha', 'Callos', 'Fabada', 'Tortilla']
const DISHES = NAMES.map((name, place) =>
  sampleDish(name, {
    _id: `d${place}`,
    categoryId: 'c1',
    translations: { es: { name, description: `Texto de ${name}` } },
  }),
)
const CATEGORIES = [sampleCategory('Para picar', { _id: 'c1' }), sampleCategory('Vinos tintos', { _id: 'c2' })]
const WINE = sampleDish('Dehesa', {
  _id: 'v1',
  categoryId: 'c2',
  translations: { es: { name: 'Dehesa', description: 'Ribera del Duero' } },
})

type Opened = Partial<{
  preview: Preview
  status: Partial<PaperStatus>
  restaurant: Partial<Restaurant>
  dishes: typeof DISHES
  width: number
}>
async function openPaper({ preview = samplePreview(), status, restaurant, dishes, width = 1440 }: Opened = {}) {
  await page.viewport(width, 900)
  await answer('GET /restaurants/*/paper/status', { data: samplePaperStatus(status) })
  await answer('GET /restaurants/*/paper/editions', { data: [sampleEdition()] })
  await answer('GET /restaurants/*/categories', { data: CATEGORIES })
  await answer('GET /restaurants/*/items', { data: dishes ?? [...DISHES, WINE] })
  await answer('GET /restaurants/*/zones', { data: [] })
  await answer('POST /restaurants/*/paper/preview', { data: preview })
  const sample = sampleRestaurant({ supportedLocales: ['es', 'en', 'pt'], ...restaurant })
  await showInPage(
    <RestaurantScopeContext value={{ restaurant: sample, restaurants: [sample] }}>
      <PaperTab restaurant={sample} />
    </RestaurantScopeContext>,
  )
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const previewsSent = async () =>
  (await sentCalls()).filter(({ path }) => path.endsWith('/paper/preview')).map(({ body }) => body)

test('the strip says since when the paper is old; the page shows what it came to, and its pages enlarged', async () => {
  await openPaper({ preview: samplePreview(3) })
  await expect.element(page.getByText('Tu carta impresa es la edición 12 (3 de mayo)')).toBeVisible()
  await expect.element(page.getByText('Desde entonces: 3 precios, 1 plato nuevo.')).toBeVisible()
  await expect.element(page.getByText('3 páginas, dos hojas por las dos caras. Letra de 11 pt.')).toBeVisible()
  await expect.element(page.getByText('Se guarda como edición 13')).toBeVisible()
  await expect.element(page.getByText('1–2 de 3')).toBeVisible()
  await button('Páginas siguientes').click()
  await expect.element(page.getByText('3 de 3')).toBeVisible()
  await button('Ampliar la página 3').click()
  await expect.element(dialog.getByRole('img', { name: 'Página 3 de la carta impresa' })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('dialog', { name: 'Página 2 de 3' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('1–2 de 3')).toBeVisible()
  await expect.element(button('Ampliar la página 2')).toHaveFocus()
})

test('allergens come first, in a strip of their own, which names the dish', async () => {
  const states = { contains: ['gluten' as const], traces: [], ask: false }
  await answer('GET /restaurants/*/paper/editions/*/changes', {
    data: {
      allergens: [
        { dishId: 'd1', name: 'Calamares', before: states, after: { ...states, contains: ['gluten', 'eggs'] } },
      ],
      prices: [],
      added: [],
      gone: [],
      texts: [],
    },
  })
  await openPaper({ status: { changes: { ...noPaperChanges, allergens: 1, prices: 3 } } })
  await expect.element(page.getByRole('heading', { name: 'Tu carta impresa dice otros alérgenos' })).toBeVisible()
  await expect
    .element(
      page.getByText('Calamares lleva ahora huevos. También: 3 precios. Retira las cartas o pega encima hoy mismo.'),
    )
    .toBeVisible()
})

test('each choice is drawn anew, and what a format cannot do is not sent', async () => {
  await openPaper()
  await expect.element(page.getByText(/^2 páginas/)).toBeVisible()
  await button('Inglés').click()
  await expect.element(page.getByText('Dos, uno al lado del otro. Para el tercero, imprime otra hoja.')).toBeVisible()
  await expect.element(button('Portugués')).toBeDisabled()
  await page.getByRole('radio', { name: 'Tríptico' }).click()
  await expect.element(page.getByText('En un tríptico no caben fotos.')).toBeVisible()
  await expect.poll(async () => (await previewsSent()).at(-1)).toMatchObject({ format: 'trifold', locales: ['es'] })
  await page.getByRole('radio', { name: 'Puerta' }).click()
  await expect.element(page.getByRole('radio', { name: 'Letras' })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'A4' }).click()
  await expect.poll(async () => (await previewsSent()).at(-1)).toMatchObject({ format: 'a4', locales: ['es', 'en'] })
})

test('categories without drinks, another date, a note that is too long', async () => {
  await openPaper()
  await page.getByRole('button', { name: /^Categorías/ }).click()
  await dialog.getByRole('button', { name: 'Sin bebidas' }).click()
  await expect.element(dialog.getByText('1 de 2 · 5 platos')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /Para picar/ }).click()
  await expect.element(dialog.getByRole('checkbox', { name: /Para picar/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await expect.poll(async () => (await previewsSent()).at(-1)).toMatchObject({ categoryIds: ['c1'] })
  await button('Más opciones').click()
  await dialog.getByRole('textbox', { name: /Nota al pie/ }).fill('x'.repeat(121))
  await expect.element(dialog.getByText('La nota admite 120 letras.')).toBeVisible()
  await expect.element(dialog.getByText('121 de 120')).toBeVisible()
})

test('what does not fit is told in lines, of which some may stay, and can be taken back', async () => {
  const ways = [
    { kind: 'leaveOut' as const, options: { leaveOut: ['v1', 'd0'] }, pages: 2, lines: 2 },
    { kind: 'format' as const, options: { format: 'a3' as const }, pages: 1 },
  ]
  await openPaper({ preview: samplePreview(3, { ways }) })
  await expect.element(page.getByText('Ocupa 3 páginas. Quita 2 líneas y cabe en 2.')).toBeVisible()
  await button('Ver qué líneas').click()
  await expect.element(page.getByRole('dialog', { name: 'Dos líneas menos' })).toBeVisible()
  await expect.element(dialog.getByText(/Estas dos son las que menos se echan de menos\.$/)).toBeVisible()
  await expect.element(dialog.getByText('sin «Ribera del Duero»')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^En A3 ?cabe en 1$/ })).toBeVisible()
  await dialog.getByRole('switch', { name: 'Croquetas' }).click()
  await answer('POST /restaurants/*/paper/preview', { data: samplePreview(2) })
  await dialog.getByRole('button', { name: 'Quitar 1 línea' }).click()
  await expect.element(page.getByText('2 páginas. 1 plato va sin su descripción solo en este papel.')).toBeVisible()
  await expect.poll(async () => (await previewsSent()).at(-1)).toMatchObject({ leaveOut: ['v1'] })
  await button('Deshacer').click()
  await expect.poll(async () => (await previewsSent()).at(-1)).toMatchObject({ leaveOut: [] })
})

test('what is missing is told before printing, once; nothing of it holds the print up', async () => {
  const named = (name: string) => ({ dishId: name, name })
  const warnings = {
    undeclared: ['Oreja', 'Callos', 'Fabada', 'Tortilla'].map(named),
    unnamed: [],
    unpriced: [],
    otherScript: [named('日本酒')],
  }
  await openPaper({ preview: samplePreview(2, { warnings }) })
  await expect.element(page.getByText(/^2 páginas/)).toBeVisible()
  await button('Descargar PDF').click()
  await expect.element(dialog.getByText('4 platos sin alérgenos declarados')).toBeVisible()
  await expect.element(dialog.getByText(/^Oreja, Callos, Fabada y 1 más\. En el papel llevarán «\?»/)).toBeVisible()
  await expect.element(dialog.getByText('1 plato con otra escritura')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Verlo en el menú' })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Declararlos ahora' })).toBeVisible()
  await answer('POST /restaurants/*/paper/editions', { status: 500, code: 'internal', message: '' })
  await dialog.getByRole('button', { name: 'Imprimir así' }).click()
  await expect.element(page.getByText('No se ha podido preparar el PDF. Inténtalo de nuevo.')).toBeVisible()
  await answer('POST /restaurants/*/paper/editions', {
    status: 429,
    code: 'paper_rate',
    message: 'Has preparado muchas hojas seguidas.',
  })
  await button('Descargar PDF').click()
  await expect.element(page.getByText(/Podrás seguir en/).first()).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button('Descargar PDF')).toBeDisabled()
})

test('without a connection the preview is dated, and the download waits for it', async () => {
  await openPaper()
  await expect.element(page.getByText(/^2 páginas/)).toBeVisible()
  await disconnect()
  await answer('POST /restaurants/*/paper/editions', 'lost')
  await button('Descargar PDF').click()
  await expect.element(page.getByText('La descargamos en cuanto vuelva la conexión.')).toBeVisible()
  await expect.element(page.getByText(/^La vista previa es de las \d+:\d\d\.$/)).toBeVisible()
  const refusal = { status: 409, code: 'paper_limit', message: 'Esta edición ya tiene todos los archivos que caben' }
  await answer('POST /restaurants/*/paper/editions', refusal)
  await reconnect()
  await expect.element(page.getByText(refusal.message)).toBeVisible()
})

test('more than 400 dishes: which categories are chosen instead', async () => {
  const many = Array.from({ length: 401 }, (_, place) => sampleDish(`Plato ${place}`, { categoryId: 'c1' }))
  await openPaper({ dishes: [...many, WINE] })
  await expect.element(page.getByText('En una edición caben 400 platos')).toBeVisible()
  await expect.element(page.getByText('Tu carta tiene 402. Elige qué categorías van en este papel.')).toBeVisible()
  await expect.element(button('Descargar PDF')).toBeDisabled()
  expect(await previewsSent()).toEqual([])
  await button('Elegir categorías').click()
  await dialog.getByRole('button', { name: 'Solo bebidas' }).click()
  await expect.poll(async () => (await previewsSent()).at(-1)).toMatchObject({ categoryIds: ['c2'] })
})

test('what cannot be drawn is told, and asked for again', async () => {
  await openPaper()
  await expect.element(page.getByText(/^2 páginas/)).toBeVisible()
  await answer('POST /restaurants/*/paper/preview', { status: 500, code: 'internal', message: '' })
  await button('Descripciones').click()
  await expect.element(page.getByText('La vista previa no ha llegado.')).toBeVisible()
  await answer('POST /restaurants/*/paper/preview', { data: samplePreview(1) })
  await button('Reintentar').click()
  await expect.element(page.getByText(/^1 página, una hoja/)).toBeVisible()
})

test('an ended plan shows the paper and prints nothing new', async () => {
  await openPaper({ restaurant: { readOnly: 'subscription_ended' } })
  await expect.element(page.getByText(/^Con el plan terminado puedes descargar las ediciones/)).toBeVisible()
  await expect.element(page.getByText('Las ediciones nuevas vienen con un plan.')).toBeVisible()
  await expect.element(button('Descargar PDF')).toBeDisabled()
  await expect.element(page.getByRole('link', { name: 'Imprimir solo eso' })).not.toBeInTheDocument()
  await expect.element(button('Descargar la edición 12 como se imprimió')).toBeVisible()
})

test('who may not print reads who does, and how old the paper is', async () => {
  await openPaper({ restaurant: { rights: [], rightHolders: { print: ['Carmen'] } } })
  await expect.element(page.getByText('La carta impresa la lleva Carmen.')).toBeVisible()
  await expect.element(page.getByText('Desde entonces: 3 precios, 1 plato nuevo.')).toBeVisible()
  await expect.element(button('Descargar PDF')).not.toBeInTheDocument()
  expect(await previewsSent()).toEqual([])
})

test('before the first dish there is nothing to print; before the first print no edition', async () => {
  await openPaper({ dishes: [] })
  await expect.element(page.getByRole('heading', { name: 'Aquí saldrá tu carta en papel' })).toBeVisible()
})

test('on a phone the choices lie in a sheet, with the download in it', async () => {
  await openPaper({ width: 390, status: { edition: null, changes: null } })
  await expect.element(page.getByRole('heading', { name: 'La misma carta, en papel' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'A4' })).not.toBeInTheDocument()
  await button('Opciones').click()
  await dialog.getByRole('radio', { name: 'Librito' }).click()
  await expect.element(dialog.getByText('Se guarda como edición 13')).toBeVisible()
  await dialog.getByRole('button', { name: /^En vigor desde/ }).click()
  await page.getByRole('dialog', { name: 'En vigor desde' }).getByRole('radio', { name: 'Mañana' }).click()
  await page.getByRole('dialog', { name: 'En vigor desde' }).getByRole('button', { name: 'Listo' }).click()
  await expect.poll(async () => (await previewsSent()).at(-1)).toMatchObject({ format: 'booklet' })
})

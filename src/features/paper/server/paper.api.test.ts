import { expect, test } from 'vitest'
import { grantSubscription } from '#features/billing/server/index.ts'
import { DAY_MS } from '#shared/time.ts'
import { DISHES_MAX } from '../paper.limits.ts'
import { phonePhoto } from '#test/photos.ts'
import { paperHouse } from './paper.testing.ts'

test('the first print is edition 1; the same content joins it, another one is the next number', async () => {
  const { print, editions, change, flan, status, restaurant } = await paperHouse()
  expect((await status()).data).toMatchObject({ edition: null, isUpToDate: false, options: null })
  const first = await print()
  expect([first.status, first.data]).toEqual([
    201,
    expect.objectContaining({
      n: 1,
      isNew: true,
      validFrom: '2027-03-10',
      file: `${restaurant.slug}-carta-a4-ed1.pdf`,
    }),
  ])
  const again = await print()
  expect([again.status, again.data.n, again.data.files.length]).toEqual([200, 1, 1])
  const booklet = await print({ format: 'booklet' })
  expect([booklet.status, booklet.data.n]).toEqual([200, 1])
  expect(booklet.data.files.map(({ name }) => name)).toEqual([
    `${restaurant.slug}-carta-a4-ed1.pdf`,
    `${restaurant.slug}-carta-librito-ed1.pdf`,
  ])
  await change(flan, { price: 5 })
  const second = await print({ size: 'large' })
  expect([second.status, second.data.n]).toEqual([201, 2])
  expect((await editions()).data.map(({ n }) => n)).toEqual([2, 1])
  expect((await editions()).data.map(({ changedUntilNext }) => changedUntilNext)).toEqual([
    null,
    { allergens: 0, prices: 1, added: 0, gone: 0, texts: 0 },
  ])
  expect((await status()).data).toMatchObject({ edition: { n: 2 }, isUpToDate: true, options: { size: 'large' } })
})

test('the same sheet is the same file, and how one prints the next time; in another look it is another file', async () => {
  const { app, owner, restaurant, print, status, file } = await paperHouse()
  const first = await print()
  await print({ format: 'door' })
  expect((await print()).data.file).toBe(first.data.file)
  expect((await status()).data.options).toMatchObject({ format: 'a4' })
  const path = `/api/restaurants/${restaurant.id}`
  const body = { translations: { es: { description: 'Guisos de casa' } } }
  expect((await app.request({ method: 'PUT', path, body, as: owner })).status).toBe(200)
  const second = await print()
  expect([second.status, second.data.n, second.data.files.length]).toEqual([200, 1, 3])
  expect((await file(1, second.data.file)).bytes.equals((await file(1, first.data.file)).bytes)).toBe(false)
})

test('a carta has the head of the look that diners see: in an extra one its letters, 30 days after the plan those of the base', async () => {
  const { app, owner, user, restaurant, print } = await paperHouse()
  const body = { theme: { style: 'tavern' } }
  expect(
    (await app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}`, body, as: owner })).status,
  ).toBe(200)
  /** Whether the carta that is printed now has a font. */
  const letters = async (as = owner) => {
    const validFrom = app.clock.now().toISOString().slice(0, 10)
    const { n, file: name } = (await print({ validFrom }, as)).data
    const { bytes } = await app.request({ path: `/api/restaurants/${restaurant.id}/paper/editions/${n}/${name}`, as })
    return ['Amarante', 'IbarraRealNova'].filter(font => bytes.includes(font))
  }
  expect(await letters()).toEqual(['Amarante', 'IbarraRealNova'])
  const { email } = user
  const basic = { email, tier: 'basic', status: 'active', trialEndsAt: null, subscriptionEndsAt: null } as const
  await grantSubscription(app.platform, basic)
  app.clock.advance(29 * DAY_MS)
  expect(await letters(await app.signIn(user))).toEqual(['Amarante', 'IbarraRealNova'])
  app.clock.advance(2 * DAY_MS)
  expect(await letters(await app.signIn(user))).toEqual(['IbarraRealNova'])
})

test('two who print the same at once get one file', async () => {
  const { print } = await paperHouse()
  await print({ format: 'door' })
  const made = await Promise.all([print(), print()])
  expect(made[0].data.file).toBe(made[1].data.file)
})

test('a file of an edition is the same bytes for ever, whatever the carta is now', async () => {
  const { print, file, change, tortilla } = await paperHouse()
  const { data } = await print()
  const before = await file(1, data.file)
  expect([before.status, before.headers['content-type'], before.bytes.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  await change(tortilla, { price: 12 })
  await print()
  expect((await file(1, data.file)).bytes.equals(before.bytes)).toBe(true)
  expect((await file(1, 'otra.pdf')).status).toBe(404)
  expect((await file(9, data.file)).status).toBe(404)
})

test('the status tells what the paper says that is not so any more, allergens first', async () => {
  const { print, status, changes, change, tortilla, flan, category, app } = await paperHouse()
  await change(flan, { allergens: ['eggs', 'milk'], traces: [] })
  await print()
  await change(flan, { allergens: ['eggs', 'milk', 'nuts'], traces: [] })
  await change(tortilla, { price: 9 })
  await app.make.dish(category, { name: 'Gazpacho', price: '5.00' })
  expect((await status()).data).toMatchObject({
    isUpToDate: false,
    changes: { allergens: 1, prices: 1, added: 1, gone: 0, texts: 0 },
  })
  const { data } = await changes(1)
  expect(data.allergens).toEqual([
    expect.objectContaining({
      name: 'Flan de huevo',
      before: { contains: ['eggs', 'milk'], traces: [], ask: false },
      after: { contains: ['eggs', 'milk', 'nuts'], traces: [], ask: false },
    }),
  ])
})

test('a preview shows pages and the number to come, and makes no edition', async () => {
  const { preview, editions, print } = await paperHouse()
  const { data } = await preview()
  expect(data.edition).toEqual({ n: 1, isNew: true })
  expect(data.pages).toHaveLength(1)
  expect(data.pages[0]).toMatch(/^<svg /)
  expect(data.letters).toBeGreaterThan(8)
  expect(data.warnings.undeclared).toHaveLength(2)
  expect((await editions()).data).toEqual([])
  await print()
  expect((await preview({ format: 'door' })).data.edition).toEqual({ n: 1, isNew: false })
})

test('a photo fills what is left of a column, and is no content of the edition', async () => {
  const { app, owner, tortilla, preview, print, file } = await paperHouse()
  const image = { field: 'image', name: 'a.jpg', content: await phonePhoto(1), type: 'image/jpeg' }
  const path = `/api/menu/items/${tortilla.id}`
  expect((await app.request({ method: 'PUT', path, multipart: { file: image }, as: owner })).status).toBe(200)
  const a3 = { format: 'a3', photos: true } as const
  expect((await preview(a3)).data.pages[0]).toContain('data:image/jpeg')
  expect((await preview({ ...a3, photos: false })).data.pages[0]).not.toContain('data:image/jpeg')
  const first = await print(a3)
  const second = await print({ ...a3, photos: false })
  expect([first.data.n, second.data.n, second.status]).toEqual([1, 1, 200])
  expect((await file(1, first.data.file)).bytes.length).toBeGreaterThan((await file(1, second.data.file)).bytes.length)
})

test('names in a script that the fonts lack are told before they are printed', async () => {
  const { preview, category, app } = await paperHouse()
  await app.make.dish(category, { name: '日本酒', price: '6.00' })
  const { data } = await preview()
  expect(data.warnings.otherScript.map(({ name }) => name)).toEqual(['日本酒'])
})

test('what a house cannot have is refused by field', async () => {
  const { preview, restaurant } = await paperHouse()
  const errorsOf = async (change: Parameters<typeof preview>[0]) => Object.keys((await preview(change)).errors ?? {})
  expect(await errorsOf({ locales: ['es', 'es'] })).toEqual(['locales'])
  expect(await errorsOf({ categoryIds: [restaurant.id] })).toEqual(['categoryIds'])
  expect(await errorsOf({ zones: restaurant.id })).toEqual(['zones'])
  expect(await errorsOf({ validFrom: '2027-03-09' })).toEqual(['validFrom'])
  expect(await errorsOf({ validFrom: '2028-03-10' })).toEqual(['validFrom'])
  const { errors } = await preview({ footNote: 'x'.repeat(121) })
  expect(errors).toEqual({ footNote: 'La nota admite 120 letras.' })
})

test('an empty carta, and one of more than 400 dishes, are told so', async () => {
  const { app, preview, category, tortilla, flan } = await paperHouse()
  for (let count = 0; count <= DISHES_MAX - 2; count += 1) await app.make.dish(category, { name: `Plato ${count}` })
  expect(await preview()).toMatchObject({
    status: 409,
    code: 'paper_limit',
    message: 'En una edición caben 400 platos',
  })
  const gone = await app.make.category({ id: category.restaurantId }, 'Vacía')
  expect((await preview({ categoryIds: [gone.id] })).code).toBe('paper_empty')
  expect([tortilla, flan]).toHaveLength(2)
})

test('two who print a new edition at once get two numbers that their papers bear', async () => {
  const { print, editions } = await paperHouse()
  const made = await Promise.all([print({ footNote: 'Pan 1,20' }), print({ footNote: 'Pan 1,50' })])
  expect(made.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(made.map(({ data }) => data.n))).toEqual(new Set([1, 2]))
  for (const { data } of made) expect(data.file).toContain(`-ed${data.n}.pdf`)
  expect((await editions()).data).toHaveLength(2)
})

test('a worker with the right prints; one without it does not', async () => {
  const { app, restaurant, print } = await paperHouse()
  const may = await app.signIn(await app.make.worker([restaurant], { rights: ['print'] }))
  const mayNot = await app.signIn(await app.make.worker([restaurant], { rights: ['prices'] }))
  expect((await print({}, mayNot)).code).toBe('no_right')
  expect((await print({}, may)).status).toBe(201)
})

test('the matrix is printed at any time; the notice only where every dish is declared', async () => {
  const { app, owner, path, change, tortilla, flan } = await paperHouse()
  const sheet = (kind: string) =>
    app.request({ method: 'POST', path: `${path}/staff-sheet`, body: { kind }, as: owner })
  const matrix = await sheet('matrix')
  expect([matrix.status, matrix.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect((await sheet('notice')).code).toBe('paper_undeclared')
  for (const dish of [tortilla, flan]) await change(dish, { allergens: ['eggs'], traces: [] })
  expect((await sheet('notice')).status).toBe(200)
})

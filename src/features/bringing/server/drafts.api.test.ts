import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { bringingAccountData } from './bringing.account-data.ts'
import { sweepDraftsHourly } from './drafts/drafts.jobs.ts'
import { callsOf, CARTA, createHouse } from './import.testing.ts'

test('changes of a draft come all or not at all, and name what is not in it', async () => {
  const { bring, change, draft, ask, path } = await createHouse()
  await bring(CARTA)
  const before = await draft()
  const refused = await change(
    { dish: 'd1', set: { included: false } },
    { dish: 'd99', set: { included: false } },
    { doubt: 'd3.1', set: { answer: 9 } },
  )
  expect([refused.status, refused.errors]).toEqual([
    400,
    { 'changes.1.dish': 'Ya no está en este borrador.', 'changes.2.set.answer': 'Elige una de las respuestas.' },
  ])
  expect(await draft()).toEqual(before)
  const priced = await ask({
    method: 'PUT',
    path,
    body: { changes: [{ dish: 'd1', set: { prices: [{ amount: -1 }] } }] },
  })
  expect(priced.status).toBe(400)
})

test('who reviews a draft sees for a minute that somebody else does, too', async () => {
  const { app, bring, change, draft, restaurant } = await createHouse()
  await bring(CARTA)
  const worker = await app.make.worker([restaurant], { name: 'Marta Ruiz' })
  const theirs = callsOf(app, restaurant.id, await app.signIn(worker))
  await theirs.change({ dish: 'd1', set: { included: false } })
  expect([(await theirs.draft())?.alsoBy, (await draft())?.alsoBy]).toEqual([null, 'Marta'])
  const { data } = await change({ dish: 'd1', set: { included: true } })
  expect(data.alsoBy).toBe('Marta')
  app.clock.advance(MINUTE_MS + 1)
  expect((await theirs.draft())?.alsoBy).toBe(null)
})

test('left over lines become dishes, descriptions or categories; a mark that means something else is ticked again', async () => {
  const { bring, change } = await createHouse()
  const draft = await bring(`${CARTA}\n\nIVA incluido. Pregunte por nuestros vinos`)
  const line = draft.leftovers[0]?._id ?? ''
  expect(line).not.toBe('')
  const { data } = await change(
    { all: { allergensDeclared: true } },
    { line, set: { as: 'dish', categoryId: 'c1' } },
    { key: '7', set: { allergen: 'nuts' } },
  )
  expect(data.leftovers.some(({ _id }) => _id === line)).toBe(false)
  expect(data.dishes.length).toBe(draft.dishes.length + 1)
  expect(data.dishes[0]).toMatchObject({ proposals: ['gluten', 'nuts'], allergensDeclared: false })
  expect(data.dishes[1]).toMatchObject({ proposals: ['eggs', 'fish'], allergensDeclared: true })
  // No number is no statement.
  expect(data.dishes[2]?.allergensDeclared).toBe(false)
})

test('two prices of a line may be two dishes, each named by its portion', async () => {
  const { bring, change } = await createHouse()
  const draft = await bring(CARTA)
  expect(draft.dishes[2]?.doubts.map(({ _id, kind }) => [_id, kind])).toEqual([['d3.1', 'portions']])
  const { data } = await change({ doubt: 'd3.1', set: { answer: 'apart' } })
  const told = data.dishes
    .slice(2, 5)
    .map(({ names, prices, doubts }) => [
      names.es,
      prices.map(({ label, amount }) => [label, amount]),
      doubts.filter(({ answer }) => answer === null).length,
    ])
  expect(told).toEqual([
    ['Gambas al ajillo, tapa', [[null, 6]], 0],
    ['Gambas al ajillo, ración', [[null, 12.5]], 0],
    ['Rodaballo salvaje', [[null, 58]], 1],
  ])
  // Nor does another device make them once more.
  const again = await change({ doubt: 'd3.1', set: { answer: 'apart' } })
  expect(again.errors).toEqual({ 'changes.0.set.answer': 'Elige una de las respuestas.' })
  // Of one price there are no two dishes.
  const refused = await change({ doubt: 'd4.1', set: { answer: 'apart' } })
  expect(refused.errors).toEqual({ 'changes.0.set.answer': 'Elige una de las respuestas.' })
})

test('one draft of a restaurant: another one only where the owner lets the first go', async () => {
  const { app, start, draft, bring } = await createHouse()
  await bring('POSTRES\nFlan 4,50')
  const refused = await start({ text: CARTA })
  expect([refused.status, refused.code]).toEqual([409, 'draft_exists'])
  const first = await draft()
  expect((await start({ text: CARTA, replace: true })).status).toBe(202)
  await app.runJobs()
  const second = await draft()
  expect([second?._id === first?._id, second?.dishes.length]).toEqual([false, 4])
})

test('twenty readings of a restaurant in a day', async () => {
  const { app, start } = await createHouse({ rateLimits: true })
  for (let reading = 0; reading < 20; reading++)
    expect((await start({ text: 'Flan 4', replace: true })).status).toBe(202)
  const refused = await start({ text: 'Flan 4', replace: true })
  expect([refused.status, refused.code, refused.message]).toEqual([429, 'import_limit', 'Hoy ya has leído 20 cartas'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.files('imports/')).length).toBe(20)
  await app.runJobs()
  expect(await app.files('imports/')).toEqual([])
})

test('a text that is too long, and nothing at all, are refused before anything is kept', async () => {
  const { app, start, draft } = await createHouse()
  const long = await start({ text: 'a\n'.repeat(2001) })
  expect([long.status, long.code]).toEqual([400, 'text_too_long'])
  expect((await start({})).code).toBe('nothing_to_bring')
  expect([await draft(), await app.files('imports/')]).toEqual([null, []])
})

test('more than twenty photographs are refused in words', async () => {
  const { app, ask, path } = await createHouse()
  const files = Array.from({ length: 21 }, (_, at) => ({
    field: 'files',
    name: `${at}.jpg`,
    content: Buffer.from('x'),
  }))
  const refused = await ask({ method: 'POST', path, multipart: { files } })
  expect([refused.status, refused.code]).toEqual([400, 'too_many_pages'])
  expect(await app.files('imports/')).toEqual([])
})

test('what is not read says so in Spanish in the draft', async () => {
  const { app, ask, path, start, draft } = await createHouse()
  const file = { field: 'files', name: 'carta.xls', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') }
  expect((await ask({ method: 'POST', path, multipart: { files: [file] } })).status).toBe(202)
  await app.runJobs()
  expect(await draft()).toMatchObject({
    state: 'failed',
    code: 'unreadable',
    message: '«carta.xls» no se puede leer todavía',
    fileName: 'carta.xls',
  })
  expect(await app.files('imports/')).toEqual([])
  // And it holds up nothing.
  expect((await start({ text: CARTA })).status).toBe(202)
})

test('a reading that is cancelled leaves nothing; a draft that is thrown away neither', async () => {
  const { app, ask, path, start, draft, bring } = await createHouse()
  await start({ text: CARTA })
  expect((await ask({ method: 'POST', path: `${path}/cancel` })).status).toBe(200)
  expect(await draft()).toBeNull()
  await app.runJobs()
  expect([await draft(), await app.files('imports/')]).toEqual([null, []])
  await bring(CARTA)
  expect((await ask({ method: 'POST', path: `${path}/cancel` })).status).toBe(200)
  expect((await draft())?.state).toBe('ready')
  expect((await ask({ method: 'DELETE', path })).status).toBe(200)
  expect((await ask({ method: 'DELETE', path })).code).toBe('draft_gone')
})

test('a draft of another house is not there, nor are its pages', async () => {
  const { app, restaurant, ask, path } = await createHouse()
  await app.make.importDraft(restaurant)
  const own = await ask({ path: `${path}/pages/1` })
  expect([own.status, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
  expect((await ask({ path: `${path}/pages/2` })).status).toBe(404)
  const other = await createHouse({ with: app })
  const strange = callsOf(app, restaurant.id, other.as)
  const page = await strange.ask({ path: `${path}/pages/1` })
  expect([page.status, page.code, (await strange.ask({ path })).code]).toEqual([404, 'not_found', 'not_found'])
  expect((await strange.apply()).code).toBe('not_found')
})

test('the export of the account holds the pages of a draft', async () => {
  const { app, owner, restaurant } = await createHouse()
  const { id } = await app.make.importDraft(restaurant)
  const { files = [] } = await bringingAccountData.export(app.platform, owner.id)
  expect(files.map(({ name }) => name)).toEqual([`imports/${id}/1.webp`])
  expect(await files[0]?.open()).toBeDefined()
})

test('after seven days the draft goes with its pages', async () => {
  const { app, owner, restaurant } = await createHouse()
  await app.make.importDraft(restaurant)
  const draft = async () => callsOf(app, restaurant.id, await app.signIn(owner)).draft()
  app.clock.advance(6 * DAY_MS)
  await app.runJob(sweepDraftsHourly)
  expect([(await draft())?.state, (await app.files('imports/')).length]).toEqual(['ready', 1])
  app.clock.advance(DAY_MS)
  expect(await draft()).toBeNull()
  await app.runJob(sweepDraftsHourly)
  expect(await app.files('imports/')).toEqual([])
  expect(await app.platform.db.selectFrom('import_drafts').selectAll().execute()).toEqual([])
})

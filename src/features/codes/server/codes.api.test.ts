import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/time.ts'
import type { TableCode } from '../codes.contract.ts'
import { house } from './codes.testing.ts'

const names = (codes: readonly TableCode[]) => codes.map(({ name }) => name)

describe('making', () => {
  test('a series has a code for each number, and a second one fills what is missing', async () => {
    const { add, list } = await house()
    const first = await add({ prefix: ' Mesa ', from: 1, to: 3 })
    expect([first.status, first.data.skipped, names(first.data.codes)]).toEqual([
      201,
      0,
      ['Mesa 1', 'Mesa 2', 'Mesa 3'],
    ])
    for (const code of first.data.codes) {
      expect(code.key).toMatch(/^[2-9a-hjkmnp-z]{3}$/)
      expect(code).toMatchObject({ zoneId: null, retiredAt: null, createdAt: expect.any(String) })
    }
    const second = await add({ prefix: 'mesa', from: 2, to: 5 })
    expect([second.data.skipped, names(second.data.codes)]).toEqual([2, ['mesa 4', 'mesa 5']])
    await add({ names: ['Escaparate'] })
    const board = await list()
    expect(names(board)).toEqual(['Mesa 1', 'Mesa 2', 'Mesa 3', 'mesa 4', 'mesa 5', 'Escaparate'])
    expect(new Set(board.map(({ key }) => key)).size).toBe(6)
  })

  test.each([
    [{}, 'names'],
    [{ names: [] }, 'names'],
    [{ names: [''] }, 'names.0'],
    [{ names: ['x'.repeat(25)] }, 'names.0'],
    [{ prefix: 'Mesa', from: 0, to: 3 }, 'from'],
    [{ prefix: 'Mesa', from: 1, to: 1000 }, 'to'],
    [{ prefix: 'Mesa', from: 1.5, to: 3 }, 'from'],
    [{ prefix: 'Mesa', from: 3, to: 1 }, 'to'],
    [{ prefix: 'x'.repeat(24), from: 1, to: 2 }, 'prefix'],
    [{ names: ['Barra'], zoneId: 'terraza' }, 'zoneId'],
  ])('%j is refused at its field', async (body, field) => {
    const { add, list } = await house()
    const answer = await add(body)
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]])
    expect(await list()).toEqual([])
  })

  test('a name is free of accents and case, and a long one says its rule', async () => {
    const { add } = await house()
    await add({ names: ['Jardín'] })
    expect(await add({ names: ['JARDIN'] })).toMatchObject({
      status: 409,
      code: 'code_exists',
      message: 'Ya tienes un código que se llama así.',
    })
    expect(await add({ names: ['Bodega', 'bodega'] })).toMatchObject({ status: 409, code: 'code_exists' })
    expect(await add({ names: ['x'.repeat(25)] })).toMatchObject({
      errors: { 'names.0': 'El nombre admite 24 letras.' },
    })
  })

  test('two hundred are the most, also when all come at once; the refusal says what is left', async () => {
    const { add, list } = await house()
    await add({ prefix: 'Mesa', from: 1, to: 150 })
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map(prefix => add({ prefix, from: 1, to: 20 })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 409, 409])
    expect((await list()).length).toBe(190)
    expect(await add({ prefix: 'Mesa', from: 1, to: 300 })).toMatchObject({
      status: 409,
      code: 'code_limit',
      message: 'Puedes tener hasta 200 códigos. Te quedan 10.',
    })
    expect((await add({ prefix: 'Mesa', from: 1, to: 160 })).data.skipped).toBe(150)
  })
})

describe('changing', () => {
  test('a new name and another zone keep the key; who saw an older one is told', async () => {
    const { app, add, call, restaurant } = await house()
    const terrace = await app.make.zone(restaurant, 'Terraza')
    const { codes } = (await add({ prefix: 'Mesa', from: 1, to: 2 })).data
    const [first] = codes as [TableCode, TableCode]
    const path = `/codes/${first._id}`
    const moved = await call('PUT', path, { name: 'Mesa 1 bis', zoneId: terrace.id.toUpperCase() })
    expect(moved.data).toMatchObject({ name: 'Mesa 1 bis', zoneId: terrace.id, key: first.key })
    expect(moved.data.updatedAt > first.updatedAt).toBe(true)
    const late = await call('PUT', path, { name: 'Rincón' }, { 'if-match': first.updatedAt })
    expect(late).toMatchObject({
      status: 412,
      code: 'changed_meanwhile',
      data: { current: moved.data, changedBy: null },
    })
    expect(await call('PUT', path, { name: 'MESA 2' })).toMatchObject({ status: 409, code: 'code_exists' })
    // Its own name in other letters is free.
    expect((await call('PUT', path, { name: 'MESA 1 BIS' })).data.name).toBe('MESA 1 BIS')
    expect((await call('PUT', path, { zoneId: null })).data.zoneId).toBeNull()
  })

  test('several move at once, all or none, and two may change their names with each other', async () => {
    const { app, add, change, list, restaurant } = await house()
    const terrace = await app.make.zone(restaurant, 'Terraza')
    const [one, two, three] = (await add({ prefix: 'Mesa', from: 1, to: 3 })).data.codes as TableCode[]
    const before = await list()
    const half = [
      { _id: one?._id, name: 'Terraza 1' },
      { _id: two?._id, name: 'Mesa 3' },
    ]
    expect(await change(...half)).toMatchObject({ status: 409, code: 'code_exists' })
    expect(await change({ _id: one?._id, name: 'Bar' }, { _id: one?._id, name: 'Sala' })).toMatchObject({
      status: 400,
      errors: { 'changes.1._id': 'Ese código está dos veces.' },
    })
    expect(await change({ _id: one?._id, name: 'Bar', updatedAt: '2020-01-01T00:00:00.000Z' })).toMatchObject({
      status: 412,
      code: 'changed_meanwhile',
    })
    expect(await list()).toEqual(before)
    const moved = await change(
      { _id: one?._id, name: 'Mesa 2', zoneId: terrace.id, updatedAt: one?.updatedAt },
      { _id: two?._id, name: 'Mesa 1' },
    )
    expect(moved.data.map(({ _id, name, zoneId }) => [_id, name, zoneId])).toEqual([
      [two?._id, 'Mesa 1', null],
      [one?._id, 'Mesa 2', terrace.id],
      [three?._id, 'Mesa 3', null],
    ])
  })

  test('a retired code leaves the board and comes back; its name may be given again meanwhile', async () => {
    const { add, call, list } = await house()
    const [code] = (await add({ names: ['Barril'] })).data.codes as [TableCode]
    const retired = await call('POST', `/codes/${code._id}/retire`)
    expect([retired.status, typeof retired.data.retiredAt]).toEqual([200, 'string'])
    expect((await call('POST', `/codes/${code._id}/retire`)).data).toEqual(retired.data)
    const [other] = (await add({ names: ['barril'] })).data.codes as [TableCode]
    expect((await list()).map(({ _id }) => _id)).toEqual([other._id, code._id])
    expect(await call('POST', `/codes/${code._id}/restore`)).toMatchObject({ status: 409, code: 'code_exists' })
    await call('PUT', `/codes/${other._id}`, { name: 'Barra' })
    expect((await call('POST', `/codes/${code._id}/restore`)).data).toMatchObject({ name: 'Barril', retiredAt: null })
  })

  test('retired codes count: two hundred in use, four hundred in all', async () => {
    const { add, change, call } = await house()
    for (const round of ['A', 'B']) {
      const { codes } = (await add({ prefix: round, from: 1, to: 200 })).data
      if (round === 'A') await change(...codes.map(({ _id }) => ({ _id, retired: true })))
    }
    const all = (await call<TableCode[]>('GET', (await restaurantOf(call)).at)).data
    const retired = all.find(({ retiredAt }) => retiredAt !== null)
    expect(await call('POST', `/codes/${retired?._id}/restore`)).toMatchObject({
      status: 409,
      message: 'Puedes tener hasta 200 códigos. Te quedan 0.',
    })
    await change(...all.filter(({ retiredAt }) => retiredAt === null).map(({ _id }) => ({ _id, retired: true })))
    expect(await add({ names: ['Una más'] })).toMatchObject({
      status: 409,
      code: 'code_limit',
      message: 'Caben 400 códigos, contando los retirados. Recupera uno y cámbiale el nombre.',
    })
  })

  test('what was just made is taken back, within the hour; its keys are never given again', async () => {
    const { app, user, at, add, change, list } = await house()
    const { codes } = (await add({ prefix: 'Mesa', from: 1, to: 3 })).data
    const taken = await change(...codes.map(({ _id }) => ({ _id, deleted: true })))
    expect([taken.status, taken.data, await list()]).toEqual([200, [], []])
    const rows = await app.platform.db.selectFrom('table_codes').select(['key']).execute()
    expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(codes.map(({ key }) => key)))
    const [again] = (await add({ names: ['Mesa 1'] })).data.codes as [TableCode]
    app.clock.advance(HOUR_MS + 1)
    const as = await app.signIn(user)
    const body = { changes: [{ _id: again._id, deleted: true }] }
    const late = await app.request({ method: 'PUT', path: `/api${at}`, as, body })
    expect(late).toMatchObject({ status: 409, code: 'code_kept' })
    const left = await app.request<TableCode[]>({ path: `/api${at}`, as })
    expect(names(left.data)).toEqual(['Mesa 1'])
  })
})

/** Where the codes of the one restaurant of a call are. */
async function restaurantOf(call: <T>(method: 'GET', path: string) => Promise<{ data: T }>) {
  const [restaurant] = (await call<{ _id: string }[]>('GET', '/restaurants')).data
  return { at: `/restaurants/${restaurant?._id}/codes` }
}

test('the same key makes the codes once', async () => {
  const { add, call, at, list } = await house()
  await add({ names: ['Barra'] })
  const headers = { 'idempotency-key': '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a5b' }
  const first = await call('POST', at, { prefix: 'Mesa', from: 1, to: 3 }, headers)
  const again = await call('POST', at, { prefix: 'Mesa', from: 1, to: 3 }, headers)
  expect([again.status, again.data]).toEqual([201, first.data])
  expect((await list()).length).toBe(4)
})

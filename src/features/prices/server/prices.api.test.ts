import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import type { OwnLabel, Zone } from '../prices.contract.ts'

async function house(locales: { defaultLocale?: 'es' | 'en' | 'pt'; supportedLocales?: ('es' | 'en' | 'pt')[] } = {}) {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const restaurant = await app.make.restaurant(owner, locales)
  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, ifMatch?: string) =>
    app.request<T>({
      method,
      path: `/api${path}`,
      as: owner,
      ...(body && { body }),
      ...(ifMatch && { headers: { 'if-match': ifMatch } }),
    })
  const of = `/restaurants/${restaurant.id}`
  return {
    app,
    call,
    labels: `${of}/price-labels`,
    zones: `${of}/zones`,
    addLabel: (names: object) => call<OwnLabel>('POST', `${of}/price-labels`, { names }),
    addZone: (body: object) => call<Zone>('POST', `${of}/zones`, body),
  }
}

describe('labels of the house', () => {
  test('are listed by age, with the names of each language', async () => {
    const { call, labels, addLabel } = await house()
    const { data: first } = await addLabel({ es: ' Bandeja ', en: 'Platter' })
    const { data: second } = await addLabel({ es: 'Doble' })
    expect(first.names).toEqual({ es: 'Bandeja', en: 'Platter' })
    expect((await call<OwnLabel[]>('GET', labels)).data).toEqual([first, second])
  })

  test('a name is needed in the main language, has 20 letters at most, and is none of another label', async () => {
    const { addLabel, call } = await house()
    expect(await addLabel({})).toMatchObject({ status: 400, errors: { 'names.es': 'Escribe un nombre.' } })
    expect(await addLabel({ en: 'Platter' })).toMatchObject({ status: 400 })
    expect(await addLabel({ es: 'x'.repeat(21) })).toMatchObject({
      status: 400,
      errors: { 'names.es': 'No puede exceder los 20 caracteres.' },
    })
    expect(await addLabel({ es: 'RACION' })).toMatchObject({
      status: 409,
      code: 'label_exists',
      message: 'Ya hay una etiqueta «RACION».',
    })
    const { data: label } = await addLabel({ es: 'Bandeja', en: 'Platter' })
    expect(await addLabel({ es: 'bandeja' })).toMatchObject({ status: 409, code: 'label_exists' })
    const taken = await call<OwnLabel>('PUT', `/price-labels/${label._id}`, { names: { es: '' } })
    expect(taken).toMatchObject({ status: 400, errors: { 'names.es': 'Escribe un nombre.' } })
    const without = await call<OwnLabel>('PUT', `/price-labels/${label._id}`, { names: { en: '' } })
    expect(without.data.names).toEqual({ es: 'Bandeja' })
  })

  test('thirty are the most, also when all come at once', async () => {
    const { addLabel, call, labels } = await house()
    for (let number = 1; number <= 27; number++) await addLabel({ es: `Etiqueta ${number}` })
    const more = await Promise.all([28, 29, 30, 31, 32, 33].map(number => addLabel({ es: `Etiqueta ${number}` })))
    const refused = more.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, code, message }) => [status, code, message])).toEqual(
      Array.from({ length: 3 }, () => [409, 'label_limit', 'Caben 30 etiquetas.']),
    )
    expect((await call<OwnLabel[]>('GET', labels)).data).toHaveLength(30)
  })

  test('a screen that saw another state is told so', async () => {
    const { addLabel, call } = await house()
    const { data: seen } = await addLabel({ es: 'Bandeja' })
    const { data: now } = await call<OwnLabel>('PUT', `/price-labels/${seen._id}`, { names: { es: 'Fuente' } })
    const late = await call('PUT', `/price-labels/${seen._id}`, { names: { es: 'Plato' } }, seen.updatedAt)
    expect(late).toMatchObject({ status: 412, code: 'changed_meanwhile', data: { current: now, changedBy: null } })
    expect(await call('DELETE', `/price-labels/${seen._id}`, undefined, seen.updatedAt)).toMatchObject({ status: 412 })
    expect(await call('DELETE', `/price-labels/${seen._id}`, undefined, now.updatedAt)).toMatchObject({ status: 200 })
  })
})

describe('zones', () => {
  test('have a surcharge, ten per cent rounded to ten cents unless it says otherwise', async () => {
    const { addZone, call, zones } = await house()
    const { status, data: terrace } = await addZone({ names: { es: 'Terraza', en: 'Terrace' } })
    expect(status).toBe(201)
    expect(terrace).toMatchObject({ kind: 'percent', value: 10, rounding: 10, slug: 'terraza' })
    const { data: bar } = await addZone({ names: { es: 'Barra' }, kind: 'cents', value: 30, rounding: 1 })
    expect(bar).toMatchObject({ kind: 'cents', value: 30, rounding: 1, slug: 'barra' })
    expect((await call<Zone[]>('GET', zones)).data).toEqual([terrace, bar])
  })

  test('the address stays when a zone is renamed, and goes to no other one', async () => {
    const { addZone, call } = await house()
    const { data: zone } = await addZone({ names: { es: 'Terraza' } })
    const { data: renamed } = await call<Zone>('PUT', `/zones/${zone._id}`, { names: { es: 'Patio' } })
    expect(renamed).toMatchObject({ names: { es: 'Patio' }, slug: 'terraza' })
    expect((await addZone({ names: { es: 'Terraza' } })).data.slug).toBe('terraza-2')
    await call('DELETE', `/zones/${zone._id}`)
    expect((await addZone({ names: { es: 'Patio' } })).data.slug).toBe('patio')
    expect((await addZone({ names: { es: '寿司' } })).data.slug).toBe('zona')
  })

  test.each([
    [{}, 'names.es', 'Escribe un nombre.'],
    [{ names: { es: 'x'.repeat(31) } }, 'names.es', 'No puede exceder los 30 caracteres.'],
    [{ names: { es: 'A' }, value: 0 }, 'value', 'El suplemento va de 1 a 50 %.'],
    [{ names: { es: 'A' }, value: 51 }, 'value', 'El suplemento va de 1 a 50 %.'],
    [{ names: { es: 'A' }, value: 1.5 }, 'value', 'El suplemento va de 1 a 50 %.'],
    [{ names: { es: 'A' }, kind: 'cents', value: 2001 }, 'value', 'El suplemento va de 0,01 a 20,00 €.'],
    [{ names: { es: 'A' }, rounding: 7 }, 'rounding', 'El redondeo es a 1, 5 o 10 céntimos.'],
    [{ names: { es: 'A' }, kind: 'euros' }, 'kind', 'El suplemento es en tanto por ciento o en céntimos.'],
  ])('%j is refused', async (body, path, message) => {
    const { addZone } = await house()
    expect(await addZone(body)).toMatchObject({ status: 400, errors: { [path]: message } })
  })

  test('half of a surcharge is judged with the half that is stored', async () => {
    const { addZone, call } = await house()
    const { data: zone } = await addZone({ names: { es: 'Terraza' }, kind: 'cents', value: 60 })
    const refused = await call('PUT', `/zones/${zone._id}`, { kind: 'percent' })
    expect(refused).toMatchObject({ status: 400, errors: { value: 'El suplemento va de 1 a 50 %.' } })
  })

  test('six are the most, also when all come at once; two of one name are refused', async () => {
    const { addZone, call, zones } = await house()
    await addZone({ names: { es: 'Terraza' } })
    expect(await addZone({ names: { es: 'TERRAZA' } })).toMatchObject({
      status: 409,
      code: 'zone_exists',
      message: 'Ya hay una zona «TERRAZA».',
    })
    const more = await Promise.all(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1'].map(es => addZone({ names: { es } })))
    const refused = more.filter(({ status }) => status !== 201)
    expect(refused.map(({ code, message }) => [code, message])).toEqual(
      Array.from({ length: 2 }, () => ['zone_limit', 'Caben 6 zonas.']),
    )
    expect((await call<Zone[]>('GET', zones)).data).toHaveLength(6)
  })

  test('the main language of the house names them', async () => {
    const { addZone } = await house({ defaultLocale: 'pt', supportedLocales: ['pt', 'en'] })
    expect(await addZone({ names: { es: 'Terraza' } })).toMatchObject({ status: 400 })
    expect((await addZone({ names: { pt: 'Esplanada' } })).data.slug).toBe('esplanada')
  })
})

import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { publishDay, storedItem } from '#test/menus/daily-menus.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { schemaProperties, unknownToSchemaOrg } from '#test/schema-org.ts'

const ORIGIN = 'http://localhost:3000'

type Dish = { name: string; offers?: object }
type Data = {
  hasMenu: { hasMenuSection: { hasMenuItem: Dish[] }[] }
  openingHoursSpecification: object[]
}

const dishesOf = ({ hasMenu }: Data): Dish[] => hasMenu.hasMenuSection.flatMap(section => section.hasMenuItem)

async function structuredData(app: TestApp, path = '/casa-lola') {
  const { text } = await app.request({ path })
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(blocks).toHaveLength(1)
  return JSON.parse(blocks[0]?.[1] ?? '') as Data
}

async function metaOf(app: TestApp, path: string) {
  const { text } = await app.request({ path })
  const meta = [...text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const title = /<title>(.*?)<\/title>/.exec(text)?.[1]
  return { title, text, ...Object.fromEntries(meta.map(([, name, content]) => [name, content])) } as Record<
    string,
    string
  >
}

describe('the head of a menu page', () => {
  test('has a title and a description in each language, for search engines and for shared links', async () => {
    const app = await createTestApp()
    const translations = { es: { description: 'Cocina de siempre' }, en: { description: 'Home cooking' } }
    await menuOf(app, { supportedLocales: ['es', 'en'], translations })
    const spanish = await metaOf(app, '/casa-lola')
    expect(spanish).toMatchObject({
      title: 'Casa Lola · Carta',
      description: 'Cocina de siempre',
      'og:title': 'Casa Lola · Carta',
      'og:description': 'Cocina de siempre',
      'og:url': `${ORIGIN}/casa-lola`,
      'og:locale': 'es_ES',
      'og:locale:alternate': 'en_GB',
    })
    expect(spanish['text']).toContain(`<link rel="canonical" href="${ORIGIN}/casa-lola"/>`)
    for (const [language, url] of [
      ['es', '/casa-lola'],
      ['en', '/casa-lola?lang=en'],
      ['x-default', '/casa-lola'],
    ])
      expect(spanish['text']).toContain(`<link rel="alternate" hrefLang="${language}" href="${ORIGIN}${url}"/>`)
    expect(await metaOf(app, '/casa-lola?lang=en')).toMatchObject({
      title: 'Casa Lola · Menu',
      description: 'Home cooking',
      'og:url': `${ORIGIN}/casa-lola?lang=en`,
      'og:locale': 'en_GB',
    })
  })

  test('a draft of a look is neither shared nor found', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await menuOf(app)
    const page = await app.request({ path: `/dashboard/vista-previa/${restaurant.id}`, as: await app.signIn(owner) })
    expect(page.text).not.toMatch(/og:|ld\+json|rel="canonical"/)
  })
})

describe('the structured data of a menu', () => {
  test('is the restaurant with its menu, prices and hours', async () => {
    const app = await createTestApp()
    const { category } = await menuOf(app, {
      address: { street: 'Calle Mayor, 1', city: 'Segovia', postalCode: '40001', country: 'España' },
    })
    await app.make.dish(category, { name: 'Agua', price: '0' })
    const data = await structuredData(app)
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: 'Casa Lola',
      url: `${ORIGIN}/casa-lola`,
      address: { '@type': 'PostalAddress', addressLocality: 'Segovia' },
      hasMenu: {
        inLanguage: 'es',
        hasMenuSection: [
          {
            name: 'Tapas',
            hasMenuItem: [
              { name: 'Croquetas', offers: { '@type': 'Offer', price: 9.5, priceCurrency: 'EUR' } },
              { name: 'Agua' },
            ],
          },
        ],
      },
    })
    expect(dishesOf(data)[1]).not.toHaveProperty('offers')
    expect(data.openingHoursSpecification[0]).toMatchObject({ '@type': 'OpeningHoursSpecification' })
  })

  test('has only types and properties that schema.org lists, and no diet', async () => {
    const app = await createTestApp()
    const { category } = await menuOf(app, {
      address: { street: 'Calle Mayor, 1', city: 'Segovia', postalCode: '', country: '' },
      contact: { phone: '+34 600 000 000', email: 'hola@ejemplo.com' },
    })
    await app.make.dish(category, {
      translations: { es: { name: 'Ensalada', description: 'Sin carne' } },
      available: false,
      allergens: [],
    })
    const data = await structuredData(app)
    expect(unknownToSchemaOrg(data)).toEqual([])
    expect(JSON.stringify(data)).not.toMatch(/suitableForDiet|Diet/)
    expect(JSON.stringify(data)).toContain('https://schema.org/OutOfStock')
  })

  test('has the diets that the house declares, of those that schema.org knows, for dishes and lines', async () => {
    const app = await createTestApp()
    const { restaurant, category } = await menuOf(app)
    const hummus = await app.make.dish(category, {
      name: 'Hummus',
      allergens: ['sesame'],
      diets: ['vegan', 'vegetarian', 'noPork'],
    })
    const day = app.clock.now().toISOString().slice(0, 10)
    await publishDay(app, restaurant, { day, items: [storedItem('Kebab', { diets: ['halal'] })] })
    const data = await structuredData(app)
    const said = JSON.stringify(data)
    const declared = (name: string, ...terms: string[]) =>
      JSON.stringify({ name, suitableForDiet: terms.map(term => `https://schema.org/${term}Diet`) }).slice(1, -1)
    expect(said).toContain(declared('Hummus', 'Vegan', 'Vegetarian'))
    expect(said).toContain(declared('Kebab', 'Halal'))
    expect(said.match(/suitableForDiet/g)).toHaveLength(2)
    expect(unknownToSchemaOrg(data)).toEqual([])
    const path = `/api/public/${restaurant.slug}/dishes/${hummus.id}/reports`
    expect((await app.request({ method: 'POST', path, body: { text: 'Lleva leche' } })).status).toBe(201)
    expect(JSON.stringify(await structuredData(app))).not.toContain('VeganDiet')
  })

  test('names of an owner cannot end it', async () => {
    const app = await createTestApp()
    const name = '</script><script>alert(1)</script><!--'
    await menuOf(app).then(({ category }) => app.make.dish(category, { name, price: '1' }))
    expect(dishesOf(await structuredData(app)).map(dish => dish.name)).toEqual(['Croquetas', name])
  })
})

test('the property lists are read: what is not in schema.org is noticed', () => {
  expect([...schemaProperties('MenuItem')]).toEqual(expect.arrayContaining(['offers', 'name', 'suitableForDiet']))
  expect([...schemaProperties('Restaurant')]).toEqual(expect.arrayContaining(['hasMenu', 'telephone', 'address']))
  expect(unknownToSchemaOrg({ '@type': 'Menu', price: 1, hasMenuItem: [{ '@type': 'Dish' }] })).toEqual([
    'Menu.price',
    'Dish',
  ])
})

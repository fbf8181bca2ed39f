import type { Page } from '@playwright/test'
import { answerFor, type Profile, type SafetyAnswer, type SafetyHouse } from '#features/allergens/answer-for.ts'
import { PROFILE_KEY } from '#features/public-menu/web/script/kept-profile.ts'
import { DISH, DISH_ANSWER, DISH_ID } from '#features/public-menu/menu-dom.ts'
import type { PublicDish } from '#features/menu/menu.contract.ts'
import type { PublicItem } from '#features/set-menus/public-set-menus.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { anyCarta } from '#test/menus/any-carta.ts'
import { expect, test } from '../support/fixtures.ts'
import { savedForOffline } from '../support/settled.ts'

type House = SafetyHouse & { setMenus: { courses: { items: PublicItem[] }[] }[] }
/** By the end of the id, the same dish or line in the public calls and on the page. */
type Answers = Record<string, SafetyAnswer['answer']>

/** One menu with the dishes of this many random cartas, and so many who read it. */
const CARTAS = 4
const PROFILES = 4

const shownOn = (page: Page): Promise<Answers> =>
  page
    .locator(DISH)
    .evaluateAll(
      (dishes, [hook, before]) =>
        Object.fromEntries(
          dishes.map(dish => [
            dish.id.slice(before),
            /answer-(\w+)/.exec(dish.querySelector(hook)?.className ?? '')?.[1] ?? '',
          ]),
        ) as Answers,
      [DISH_ANSWER, DISH_ID.length] as const,
    )

/** Somebody with these allergies opens the carta. */
async function read(page: Page, profile: Profile): Promise<Answers> {
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [PROFILE_KEY, JSON.stringify(profile)] as const)
  await page.reload()
  await expect(page.locator(DISH_ANSWER)).toHaveCount(await page.locator(DISH).count())
  return shownOn(page)
}

test.describe('any carta, whoever reads it', () => {
  test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

  test('has the answers of its public call, in the page, in its copy without a network, and none on paper', {
    tag: '@one-size',
  }, async ({ page, context, call, restaurant, allowConsole }) => {
    allowConsole(/^Failed to load resource/)
    const { slug, _id } = await restaurant()
    const category = await call<{ _id: string }>('POST', `/restaurants/${_id}/categories`, {
      translations: { es: { name: 'Todo' } },
    })
    const cartas = Array.from({ length: CARTAS }, (_, seed) => anyCarta(40 + seed))
    const made: PublicDish[] = []
    for (const [index, dish] of cartas.flatMap(({ dishes }) => dishes).entries()) {
      const { allergensDeclared, tracesDeclared, allergens, traces, without, diets } = dish
      const looked = allergensDeclared && { allergensDeclared, allergens, ...(tracesDeclared && { traces }) }
      const body = { translations: { es: { name: `Plato ${index}` } }, without, diets, ...looked }
      made.push(await call<PublicDish>('POST', `/categories/${category._id}/items`, body))
      if (index === 4) await call('PUT', `/restaurants/${_id}/allergen-notice`, { dietsComplete: ['vegan', 'halal'] })
    }
    const line = (name: string, more: object) => ({ names: { es: name }, ...more })
    await call('POST', `/restaurants/${_id}/set-menus`, {
      names: { es: 'Menú de la casa' },
      days: WEEKDAYS,
      slots: [{ open: '00:00', close: '23:59' }],
      onHolidays: true,
      price: 20,
      published: true,
      courses: [
        {
          names: { es: 'Platos' },
          items: [
            { dishId: made[0]?._id },
            line('Sin mirar', {}),
            line('Con trazas', { allergens: ['milk'], traces: ['gluten', 'nuts'], diets: ['halal'] }),
            line('Sin nada', { allergens: [], traces: [], allergensDeclared: true }),
          ],
        },
      ],
    })
    for (const dish of made.slice(0, 2))
      await call('POST', `/public/${slug}/dishes/${dish._id}/reports`, { text: 'Leche' })

    const items = await call<PublicDish[]>('GET', `/public/${slug}/items`)
    const house = await call<House>('GET', `/public/${slug}`)
    const lines = house.setMenus.flatMap(({ courses }) => courses.flatMap(each => each.items))
    const all = [
      ...items.map(dish => [dish._id.slice(-6), dish] as const),
      ...lines.map(item => [`m${item._id.slice(-8)}`, item] as const),
    ]
    const expected = (profile: Profile): Answers =>
      Object.fromEntries(all.flatMap(([end, facts]) => [[end, answerFor(facts, profile, house)!.answer]]))

    await page.goto(`/${slug}`)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    const profiles = Array.from({ length: PROFILES }, (_, seed) => anyCarta(70 + seed).profile).map(
      ({ allergens, ...others }) => ({ ...others, allergens: allergens.length > 0 ? allergens : ['gluten'] }),
    )
    const counts: Partial<Record<string, number>> = {}
    for (const profile of profiles) {
      const shown = await read(page, profile)
      expect(shown, JSON.stringify(profile)).toEqual(expected(profile))
      for (const answer of Object.values(shown)) counts[answer] = (counts[answer] ?? 0) + 1
    }
    // Each answer was given, and not to few.
    expect(Math.min(...['no', 'ask', 'safe'].map(answer => counts[answer] ?? 0))).toBeGreaterThan(3)
    await savedForOffline(page, `/${slug}`)
    await context.setOffline(true)
    for (const profile of profiles.slice(0, 2)) expect(await read(page, profile)).toEqual(expected(profile))

    // Paper is for everybody: it has the answer to nobody's allergies, and what is not declared or reported asks.
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator(`${DISH_ANSWER}:visible`)).toHaveCount(0)
    const asking = all.filter(([, { allergensDeclared, reported }]) => !allergensDeclared || reported).length
    await expect(page.locator(DISH).filter({ hasText: /Alérgenos sin declarar|pregunta antes/ })).toHaveCount(asking)
  })
})

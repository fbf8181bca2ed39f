import { expect, test } from 'vitest'
import { courses, houseWithDishes, linesOf, TUESDAY } from './daily-menu.testing.ts'

// What a line promises that was written from a dish: nothing that nobody has said of it (4-beyond §3, §5).

test('what is listed without being declared is not declared by repeating it', async () => {
  const { dish, written, publish, diner, call, restaurant } = await houseWithDishes()
  const known = { allergens: ['celery'], allergensDeclared: false }
  await call('PUT', `/menu/items/${dish.id}`, { allergens: [], allergensDeclared: false })
  await call('PUT', `/restaurants/${restaurant.id}/items/bulk`, { items: [{ _id: dish.id, allergens: ['celery'] }] })
  const sent = { dishId: dish.id, names: { es: 'Lentejas con arroz' }, ...known, toConfirm: false }
  expect(linesOf(await written({ courses: courses([sent]) }))[0]).toMatchObject(known)
  await publish(TUESDAY)
  expect((await diner()).setMenus).toMatchObject([{ courses: [{ items: [known] }] }])
})

test('when its dish is deleted, the line keeps its copy and is to be confirmed: the dish may have been mended since', async () => {
  const { dish, written, publish, change, remove, day, diner } = await houseWithDishes()
  await written({ courses: courses([{ dishId: dish.id }]) })
  await publish(TUESDAY)
  await change({ allergens: ['celery', 'sulphites', 'nuts'] })
  await remove()
  const [menu] = (await diner()).setMenus ?? []
  expect(menu).toMatchObject({ courses: [{ items: [{ allergens: [], allergensDeclared: false }] }] })
  const [lost] = linesOf(await day(TUESDAY))
  expect(lost).toMatchObject({ toConfirm: true })
  const known = { allergens: ['celery', 'sulphites'], allergensDeclared: true, toConfirm: false }
  for (const sent of [{ dishId: dish.id, names: lost?.names, ...known }, {}])
    expect(linesOf(await written({ courses: courses([{ _id: lost?._id, ...sent }]) }))[0]).toMatchObject({
      toConfirm: true,
    })
  expect(linesOf(await written({ courses: courses([{ _id: lost?._id, ...known }]) }))[0]).toMatchObject(known)
  expect(linesOf(await day(TUESDAY))[0]).toMatchObject({
    dishId: null,
    names: { es: 'Lentejas con chorizo' },
    allergens: ['celery', 'sulphites'],
  })
})

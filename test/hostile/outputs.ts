import { LOCALES } from '#shared/locale.ts'
import { MENU_FILES } from '#features/seo/seo.input.ts'
import { QR_PRINTS } from '#features/qr/qr.contract.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import type { TestApp } from '#test/app.ts'
import type { TestBrowser, TestResponse } from '#test/client.ts'
import { isLong } from './payloads.ts'
import type { HostileWorld } from './world.ts'
import { usualCall } from './world.ts'

/** By the same name in every world. */
export type Outputs = Map<string, TestResponse>

/**
 * Everything that shows what an owner wrote: the menu page and its preview in each look and language, the public calls,
 * every call that reads, the files of a menu, the prints with this phrase, what admins find, the pages for developers,
 * sitemap and robots, and pages whose path or query is the text itself.
 */
export async function readOutputs(app: TestApp, hostile: HostileWorld, text: string): Promise<Outputs> {
  const outputs: Outputs = new Map()
  const { marta, world } = hostile
  const as = await app.signIn(marta)
  const read = async (name: string, path: string, by?: TestBrowser) =>
    outputs.set(name, await app.request({ path, ...(by && { as: by }) }))
  const { id } = world.restaurant
  const restaurant = `/api/restaurants/${id}`
  const { slug } = (await app.request<{ slug: string }>({ path: restaurant, as })).data
  for (const style of STYLES) {
    await app.request({ method: 'PUT', path: restaurant, as, body: { theme: { style } } })
    for (const lang of LOCALES) {
      await read(`page ${style} ${lang}`, `/${slug}?lang=${lang}`)
      await read(`preview ${style} ${lang}`, `/dashboard/vista-previa/${id}?style=${style}&lang=${lang}`, as)
    }
  }
  const query = encodeURIComponent(text.toWellFormed())
  await read('page of a dish', `/${slug}?plato=${world.dish.id}`)
  await read('page with a query', `/${slug}?lang=${query}&plato=${query}&q=${query}&utm=${query}`)
  await read('preview with a query', `/dashboard/vista-previa/${id}?style=${query}&primary=${query}&x=${query}`, as)
  for (const path of [`/${query}`, `/auth?message=${query}`, `/precios?x=${query}`, `/dashboard/home?tab=${query}`])
    await read(`page ${path.replace(query, '…')}`, path)
  for (const locale of LOCALES) await read(`manifest ${locale}`, `${MENU_FILES}/${id}/${locale}.webmanifest`)
  for (const endpoint of app.router.endpoints.filter(({ method }) => method === 'GET')) {
    const call = usualCall({ ...hostile, world: { ...world, restaurant: { ...world.restaurant, slug } } }, endpoint)
    await read(`call ${endpoint.name}`, call.path, as)
  }
  for (const format of ['svg', 'pdf']) {
    for (const print of isLong ? QR_PRINTS : QR_PRINTS.slice(0, 1))
      await read(`print ${print} ${format}`, `${restaurant}/qr?format=${format}&print=${print}`, as)
    await read(`phrase ${format}`, `${restaurant}/qr?format=${format}&print=tent&phrase=${query}`, as)
  }
  // Drawing takes a second in each world.
  if (isLong) await read('picture of the day', `${restaurant}/daily-menu/${world.dailyMenu.date}/picture`, as)
  const admin = await app.signIn(await app.make.admin())
  await read('search of admins', `/api/restaurants?q=${query}`, admin)
  await read('all of admins', '/api/restaurants?q=', admin)
  for (const path of ['/dev/outbox', '/sitemap.xml', '/robots.txt']) await read(`page ${path}`, path)
  return outputs
}

/**
 * What a first visit of a menu of 40 dishes costs in processor time, beside rendering alone: read, rendered by React,
 * hashed, compressed and kept, in blocks that take turns with blocks of bare rendering and of bare compression. Needs
 * `npm run build`. `node bench/cold-page.ts` (`BLOCKS`).
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { menuFilesOf } from '#features/seo/server/file-paths.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { silentLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { MENU_ASSETS } from '#test/menus/menu-assets.ts'
import { builtRenderer, coldVisitor } from './tools/menus.ts'
import { sampleMenu } from './tools/sample-menu.ts'
import { median, say } from './tools/table.ts'

const BLOCKS = Number(process.env['BLOCKS'] ?? 12)
const PAGES_OF_BLOCK = 25
const DISHES = 40
/** Issue 15, against bare rendering. */
const ASKED = { plain: 1.5, compressed: 5 }
/** As `ready-page.ts` compresses for the visitor who waits. */
const BROTLI_AT_ONCE = 5

const renderer = await builtRenderer()
const config = { s3: undefined, publicUrl: 'https://example.com' }
const platform = { config, clock: systemClock, log: silentLog } as unknown as Platform
const visit = coldVisitor(platform, renderer)
const year = systemClock.now().getUTCFullYear()
let next = 0
const nextMenu = () => sampleMenu(`casa-${next++}`, DISHES)

function render({ menu, version, changesAt }: ReturnType<typeof sampleMenu>): string {
  const files = menuFilesOf(menu, 'es')
  const page = {
    menu,
    version,
    changesAt,
    locale: 'es',
    publicUrl: config.publicUrl,
    assets: MENU_ASSETS,
    year,
    files,
  } as const
  return renderer.renderMenuPage(page).html
}

async function compress(html: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_AT_ONCE, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
  await Promise.all([promisify(brotliCompress)(html, { params }), promisify(gzip)(html)])
}

/** Milliseconds of processor for each page, all threads. */
async function cost<T>(prepared: T[], work: (each: T) => unknown): Promise<number> {
  const before = process.cpuUsage()
  for (const each of prepared) await work(each)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / prepared.length
}

const costs = { render: [] as number[], cold: [] as number[], compress: [] as number[] }
for (let block = -2; block < BLOCKS; block++) {
  const menus = Array.from({ length: PAGES_OF_BLOCK }, nextMenu)
  const pages = menus.map(render)
  const measured = {
    render: await cost(menus, render),
    cold: await cost(menus, menu => visit(async () => menu)),
    compress: await cost(pages, compress),
  }
  // The first blocks warm up.
  if (block >= 0) for (const key of ['render', 'cold', 'compress'] as const) costs[key].push(measured[key])
}

const ratio = (of: (at: number) => number): number => median(costs.render.map((bare, at) => of(at) / bare))
const cold = (at: number): number => costs.cold[at] ?? Number.NaN
const plain = ratio(at => cold(at) - (costs.compress[at] ?? Number.NaN))
const compressed = ratio(cold)
const verdict = (reached: number, asked: number): string => `${reached <= asked ? 'pass' : 'FAIL'} (at most ${asked})`
say('| processor time of one page | ms | : rendering | |')
say('|---|---|---|---|')
say(`| rendering alone | ${median(costs.render).toFixed(2)} | 1 | |`)
say(`| compression alone | ${median(costs.compress).toFixed(2)} | | |`)
say(`| first visit without its compression | | ${plain.toFixed(2)} | ${verdict(plain, ASKED.plain)} |`)
say(
  `| first visit | ${median(costs.cold).toFixed(2)} | ${compressed.toFixed(2)} | ${verdict(compressed, ASKED.compressed)} |`,
)

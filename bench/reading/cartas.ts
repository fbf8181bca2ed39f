/**
 * How well cartas are read: the corpus of `test/cartas`, what the rules were written with and what was kept aside,
 * for each kind of source. Photographs need tesseract with Spanish. `npm run bench -- cartas` (`ONLY=pdf`, `NOTES=1`
 * tells what was not right of the part that is not aside, `ASIDE=1` of the other part too).
 */
import { openSource, type ReadPage, understand } from '#features/bringing/server/read-pages.ts'
import { findTesseract } from '#features/bringing/server/photo/tesseract.ts'
import { type Carta, CORPUS, type Kind } from '#test/cartas/corpus.ts'
import { type Score, scoreOf, sum } from '#test/cartas/score.ts'
import { say } from '../tools/table.ts'

const { ONLY, NOTES, ASIDE } = process.env
const KINDS: readonly Kind[] = ['text', 'csv', 'xlsx', 'pdf', 'photo']

async function read(carta: Carta): Promise<Score> {
  const made = await carta.make()
  if (carta.kind === 'text') return scoreAndTell(carta, [{ kind: 'text', text: made.bytes.toString() }])
  const source = await openSource({ files: [{ content: made.bytes, corners: made.corners }] })
  const pages: ReadPage[] = []
  for (let page = 1; page <= source.pages; page++) pages.push(await source.read(page))
  await source.close()
  return scoreAndTell(carta, pages)
}

function scoreAndTell(carta: Carta, pages: readonly ReadPage[]): Score {
  const score = scoreOf(carta, understand(pages).draft)
  if (NOTES && (!carta.isAside || ASIDE) && score.notes.length > 0)
    say(`\n${carta.name}\n  ${score.notes.join('\n  ')}`)
  return score
}

const part = (count: number, of: number): string => (of === 0 ? '-' : (count / of).toFixed(3))

function row(name: string, cartas: number, score: Score): string {
  const { truth, found, names, pricesRight, pricesWrong, questions, categories, allergens } = score
  const cells = [
    name,
    cartas,
    truth,
    `${part(names, truth)} / ${part(names, found)}`,
    part(pricesRight, names),
    part(names - pricesWrong, names),
    pricesWrong,
    part(questions, truth),
    part(score.pricesAsked, truth),
    part(categories, names),
    `${part(allergens.right, allergens.meant)} / ${part(allergens.right, allergens.said)}`,
  ]
  return `| ${cells.join(' | ')} |`
}

const hasOcr = (await findTesseract()) !== undefined
const chosen = CORPUS.filter(
  ({ kind }) => (ONLY === undefined || ONLY.split(',').includes(kind)) && (hasOcr || kind !== 'photo'),
)
if (!hasOcr) say('No tesseract with Spanish here: photographs are left out.')
const scored = []
for (const carta of chosen) scored.push({ carta, score: await read(carta) })
say(
  '\n| source | cartas | dishes | names (recall / precision) | prices right | right or asked | wrong unasked | questions a dish | dishes asked | category | allergens (recall / precision) |',
)
say('|---|---|---|---|---|---|---|---|---|---|---|')
for (const isAside of [false, true])
  for (const kind of KINDS) {
    const own = scored.filter(({ carta }) => carta.kind === kind && carta.isAside === isAside)
    if (own.length > 0)
      say(row(`${kind}${isAside ? ', kept aside' : ''}`, own.length, sum(own.map(({ score }) => score))))
  }
for (const isAside of [false, true]) {
  const own = scored.filter(({ carta }) => carta.kind !== 'photo' && carta.isAside === isAside)
  if (own.length > 0)
    say(row(`all but photographs${isAside ? ', kept aside' : ''}`, own.length, sum(own.map(({ score }) => score))))
}

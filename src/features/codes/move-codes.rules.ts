import { codesTexts as texts } from './codes-page.texts.ts'
import { type House, zoneName } from './codes-words.ts'
import type { TableCode } from './codes.contract.ts'
import { nextNames } from './codes.rules.ts'

/** The series of a zone: its own name; of the house without a zone, tables. */
export const seriesOfZone = (house: House, zoneId: string | null): string =>
  zoneId === null ? texts.tablePrefix : zoneName(house, zoneId)

type Move = { codes: readonly TableCode[]; living: readonly TableCode[]; zoneId: string | null }

/** What the codes are called after moving to the next free numbers of a zone, in their order. */
export function namesAfterMove(house: House, { codes, living, zoneId }: Move): string[] {
  const moving = new Set(codes.map(({ _id }) => _id))
  const others = living.filter(({ _id }) => !moving.has(_id)).map(({ name }) => name)
  return nextNames(seriesOfZone(house, zoneId), codes.length, others)
}

const COUNTS = ['', 'la', 'las dos', 'las tres', 'las cuatro', 'las cinco', 'las seis', 'las siete', 'las ocho']

/** Where they are now: 'las siete, barra y mesa', '5 de barra y mesa y 2 de terraza'. */
export function whereNow(house: House, codes: readonly TableCode[]): string {
  const groups = [...Map.groupBy(codes, ({ zoneId }) => zoneName(house, zoneId).toLowerCase())]
  const [only] = groups
  if (groups.length === 1 && only) {
    const count = COUNTS[codes.length] ?? `las ${codes.length}`
    return codes.length === 1 ? only[0] : `${count}, ${only[0]}`
  }
  const said = groups.map(([name, group]) => `${group.length} de ${name}`)
  return `${said.slice(0, -1).join(', ')} y ${said.at(-1)}`
}

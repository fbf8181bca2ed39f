import { ApiError, networkError } from '#ui/client/api-error.ts'

export type Plate = { updatedAt: string } & Record<Field, string>
export const FIELDS = ['price', 'note'] as const
export type Field = (typeof FIELDS)[number]
export type PlateBody = Partial<Record<Field, string>>
export const PLATES = ['flan', 'tarta'] as const

/** How one call goes: answered, never reached, or stored while its answer is lost, at once or after a while. */
export type Fate = 'ok' | 'unreached' | 'lost' | 'slow' | 'slowLost'
export const FATES = ['ok', 'unreached', 'lost', 'slow', 'slowLost'] as const
const SLOW_MS = 1500

export type Write = { user: string; plate: string; field: Field; value: string; before: string }
type Call = { user: string; plate: string; body: PlateBody; ifMatch: string; key: string }

/** A server of two plates: versions, `If-Match`, and calls that are made once for each key (3-decisions §1). */
export function createPlateServer() {
  let version = 0
  const plates = new Map<string, Plate>(
    PLATES.map(id => [id, { updatedAt: 'v0', price: 'nobody:0', note: 'nobody:0' }]),
  )
  const answers = new Map<string, Plate>()
  const writes: Write[] = []
  const fates: Fate[] = []

  const store = (user: string, plate: string, body: PlateBody): Plate => {
    const before = plates.get(plate)!
    for (const [field, value] of Object.entries(body) as [Field, string][])
      writes.push({ user, plate, field, value, before: before[field] })
    const after = { ...before, ...body, updatedAt: `v${(version += 1)}` }
    plates.set(plate, after)
    return after
  }
  const execute = ({ user, plate, body, ifMatch, key }: Call): Plate => {
    const known = answers.get(key)
    if (known) return known
    const current = plates.get(plate)!
    if (current.updatedAt !== ifMatch)
      throw new ApiError({ status: 412, code: 'changed_meanwhile', message: '', data: { current, changedBy: 'Marta' } })
    const stored = store(user, plate, body)
    answers.set(key, stored)
    return stored
  }
  const pause = () => new Promise<void>(resolve => void setTimeout(resolve, SLOW_MS))

  return {
    writes,
    /** The fates of the next calls; then all go well. */
    fates,
    plate: (id: string): Plate => plates.get(id)!,
    /** A colleague at another device. */
    change: (plate: string, body: PlateBody): void => void store('colleague', plate, body),
    async call(call: Call): Promise<Plate> {
      const fate = fates.shift() ?? 'ok'
      if (fate === 'unreached') throw networkError()
      if (fate.startsWith('slow')) await pause()
      const stored = execute(call)
      if (fate === 'slow') await pause()
      if (fate === 'lost' || fate === 'slowLost') throw networkError()
      return stored
    },
  }
}
export type PlateServer = ReturnType<typeof createPlateServer>

import { expect, test, vi } from 'vitest'
import { ApiError, networkError } from '#ui/client/api-error.ts'
import { createOnce, newAttempt } from './attempt.ts'

type Input = { name: string }
type Thing = Input & { id: number }

/** A server that creates once for each key, as ours does. */
function server() {
  const made = new Map<string, Thing>()
  const create = async (input: Input, key: string): Promise<Thing> => {
    const thing = made.get(key) ?? { ...input, id: made.size + 1 }
    made.set(key, thing)
    return thing
  }
  const update = vi.fn<(thing: Thing, input: Input) => Promise<Thing>>(async (thing, input) => ({ ...thing, ...input }))
  return { made, create: vi.fn(create), update }
}

test('a try after a lost answer makes nothing twice', async () => {
  const { made, create, update } = server()
  const attempt = newAttempt<Input>()
  create.mockImplementationOnce(async (input, key) => {
    made.set(key, { ...input, id: 1 })
    throw networkError()
  })
  await expect(createOnce(attempt, { input: { name: 'Flan' }, create, update })).rejects.toMatchObject({ status: 0 })
  expect(await createOnce(attempt, { input: { name: 'Flan' }, create, update })).toEqual({ id: 1, name: 'Flan' })
  expect(made.size).toBe(1)
  expect(update).not.toHaveBeenCalled()
})

test('what was typed after the lost answer is stored in what was created', async () => {
  const { made, create, update } = server()
  const attempt = newAttempt<Input>()
  create.mockRejectedValueOnce(networkError())
  await expect(createOnce(attempt, { input: { name: 'Flan' }, create, update })).rejects.toMatchObject({ status: 0 })
  const created = await createOnce(attempt, { input: { name: 'Flan de huevo' }, create, update })
  expect(created).toEqual({ id: 1, name: 'Flan de huevo' })
  expect(create).toHaveBeenLastCalledWith({ name: 'Flan' }, attempt.key)
  expect(made.size).toBe(1)
})

test('a refusal is no first try: the corrected input is created', async () => {
  const { create, update } = server()
  const attempt = newAttempt<Input>()
  create.mockRejectedValueOnce(new ApiError({ status: 400, code: 'validation', message: '' }))
  await expect(createOnce(attempt, { input: { name: '' }, create, update })).rejects.toMatchObject({ status: 400 })
  expect(await createOnce(attempt, { input: { name: 'Flan' }, create, update })).toEqual({ id: 1, name: 'Flan' })
  expect(update).not.toHaveBeenCalled()
})

import { expect, test } from 'vitest'
import { capMemory } from './memory-cap.ts'

// (module (memory (export "m") 2))
const PROGRAM = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 2, 7, 5, 1, 1, 109, 2, 0])

type Memory = { grow(pages: number): number }
type Programs = {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: Record<string, unknown> }
}
const { WebAssembly: programs } = globalThis as unknown as { WebAssembly: Programs }
const memoryOf = (program: Uint8Array) => new programs.Instance(new programs.Module(program)).exports['m'] as Memory

test('a program gets so much memory and no more; alone it would take it', () => {
  expect(memoryOf(PROGRAM).grow(100)).toBe(2)
  const memory = memoryOf(capMemory(PROGRAM, 4))
  expect(memory.grow(62)).toBe(2)
  expect(() => memory.grow(1)).toThrow(RangeError)
})

test('a program without memory of its own is refused', () => {
  expect(() => capMemory(PROGRAM.slice(0, 8), 4)).toThrow('no memory')
})

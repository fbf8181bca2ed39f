const MEMORY_SECTION = 5
const HEADER = 8
const PAGE = 65_536
const HAS_MAXIMUM = 1

/** A number as WebAssembly writes it, and how many bytes that are. */
function readNumber(bytes: Uint8Array, at: number): { value: number; size: number } {
  let value = 0
  for (let size = 0; ; size += 1) {
    const byte = bytes[at + size] ?? 0
    value += (byte & 0x7f) * 2 ** (7 * size)
    if (byte < 0x80) return { value, size: size + 1 }
  }
}

function writeNumber(value: number): number[] {
  const bytes: number[] = []
  let left = value
  while (left >= 0x80) {
    bytes.push((left % 0x80) | 0x80)
    left = Math.floor(left / 0x80)
  }
  return [...bytes, left]
}

/**
 * The same program, with memory of at most so many megabytes: V8 limits the heap of a thread and not what a
 * WebAssembly program takes beside it. A program that asks for more ends with an error. Throws when it has no memory.
 */
export function capMemory(program: Uint8Array, megabytes: number): Uint8Array<ArrayBuffer> {
  for (let at = HEADER; at < program.length; ) {
    const { value: length, size } = readNumber(program, at + 1)
    const start = at + 1 + size
    if (program[at] === MEMORY_SECTION) {
      const { value: initial } = readNumber(program, start + 2)
      const body = [1, HAS_MAXIMUM, ...writeNumber(initial), ...writeNumber(Math.floor((megabytes * 2 ** 20) / PAGE))]
      const section = Uint8Array.from([MEMORY_SECTION, ...writeNumber(body.length), ...body])
      const capped = new Uint8Array(program.length - (1 + size + length) + section.length)
      capped.set(program.subarray(0, at))
      capped.set(section, at)
      capped.set(program.subarray(start + length), at + section.length)
      return capped
    }
    at = start + length
  }
  throw new Error('the program has no memory of its own')
}

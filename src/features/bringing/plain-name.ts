/** In one form for comparing: no accents, no case, no marks. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bc\//g, 'con ')
    .replace(/\bs\//g, 'sin ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Two texts that differ in nothing that a reader would miss. */
export const isSameText = (one: string, other: string): boolean => plainName(one) === plainName(other)

/** A package as it stands in `package-lock.json`. */
export type LockedPackage = {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  /** It stands for a folder of ours, which is a line of its own. */
  link?: boolean
  resolved?: string
  integrity?: string
}

/** Licenses whose texts let us use, change and sell: by their SPDX names. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  '0BSD',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'CC0-1.0',
])

/** Other licenses, each for the packages that were looked at, and why it may be. */
const EXCEPTIONS: readonly { packages: RegExp; license: string; why: string }[] = [
  {
    packages: /^@img\/sharp-(libvips-)?[\w-]+$/,
    license: 'LGPL-3.0-or-later',
    why: 'libvips is a library of its own that sharp loads: we ship it unchanged, and anybody may replace it',
  },
  {
    packages: /^@fontsource(-variable)?\//,
    license: 'OFL-1.1',
    why: 'fonts may be served and embedded; they are not sold by themselves',
  },
  {
    packages: /^lightningcss(-[\w-]+)?$/,
    license: 'MPL-2.0',
    why: 'vite builds with it at a start; unchanged, and nothing of it is in what we serve',
  },
]

const isAllowed = (name: string, license: string): boolean =>
  ALLOWED.has(license) || EXCEPTIONS.some(each => each.license === license && each.packages.test(name))

/** An SPDX expression without nesting: one side of OR is enough, of AND each is needed. */
const mayUse = (name: string, expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some(side => side.split(' AND ').every(license => isAllowed(name, license)))

const REGISTRY = 'https://registry.npmjs.org/'

/** What is wrong with one package that goes into production; undefined when nothing is. */
function faultOf(name: string, { version = '', license, resolved, integrity }: LockedPackage) {
  if (license === undefined) return `${name} ${version} names no license`
  if (!mayUse(name, license)) return `${name} ${version} has the license ${license}`
  // Without its hash another file of the same name could take its place.
  if (!integrity || (resolved && !resolved.startsWith(REGISTRY)))
    return `${name} ${version} is not from the npm registry by its hash`
  return undefined
}

/**
 * The packages of a lock file that production installs and whose license is not allowed, or that come from elsewhere
 * than the registry; a sentence for each.
 */
export function licenseFaults(packages: Readonly<Record<string, LockedPackage>>): {
  checked: number
  faults: string[]
} {
  const production = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) => path && !dev && !devOptional && !link,
  )
  const faults = production.flatMap(([path, locked]) => faultOf(path.replace(/^.*node_modules\//, ''), locked) ?? [])
  return { checked: production.length, faults }
}

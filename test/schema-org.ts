import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The vocabulary of schema.org as Google's package `schema-dts` lists it: `interface MenuBase extends
 * CreativeWorkBase`.
 */
const VOCABULARY = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts')

type Listed = { parents: string[]; properties: string[] }

function readVocabulary(): Map<string, Listed> {
  const types = new Map<string, Listed>()
  const source = readFileSync(VOCABULARY, 'utf8')
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms,
  ))
    types.set(name, {
      parents: parents.split(',').map(parent => parent.trim()),
      properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property),
    })
  return types
}

const vocabulary = readVocabulary()

function propertiesOf(name: string): string[] {
  const { parents, properties } = vocabulary.get(name) ?? { parents: [], properties: [] }
  return [...properties, ...parents.flatMap(propertiesOf)]
}

/** Properties that things of this type have in schema.org, inherited ones too; empty for an unknown type. */
export const schemaProperties = (type: string): Set<string> => new Set(propertiesOf(`${type}Leaf`))

/** What in a JSON-LD object schema.org does not know: `Menu.price`, `Dish`. */
export function unknownToSchemaOrg(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownToSchemaOrg)
  if (typeof value !== 'object' || value === null) return []
  const type = String((value as { '@type'?: string })['@type'])
  const known = schemaProperties(type)
  if (known.size === 0) return [type]
  return Object.entries(value).flatMap(([property, inner]) => [
    ...(property.startsWith('@') || known.has(property) ? [] : [`${type}.${property}`]),
    ...unknownToSchemaOrg(inner),
  ])
}

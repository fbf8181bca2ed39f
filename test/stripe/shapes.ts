import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  type Declaration,
  type ModuleItem,
  parseSync,
  type TsEntityName,
  type TsInterfaceDeclaration,
  type TsType,
  type TsTypeElement,
} from '@swc/core'

/** The types of the `stripe` package, read from its declarations: what its API takes and answers. */

const RESOURCES = join(dirname(createRequire(import.meta.url).resolve('stripe')), 'resources')

/** One namespace of a declaration file: its types, its inner namespaces, and the one around it. */
type Scope = {
  readonly file: string
  readonly parent: Scope | undefined
  readonly interfaces: Map<string, TsInterfaceDeclaration[]>
  readonly aliases: Map<string, TsType>
  readonly namespaces: Map<string, Scope>
  /** Local name → file and the name there; `*` is a whole module. */
  readonly imports: Map<string, { file: string; name: string }>
}

/** A type where it stands; names in it are looked up from its scope. */
export type Shape = { readonly type: TsType; readonly scope: Scope }
export type Field = Shape & { readonly name: string; readonly optional: boolean }

const emptyScope = (file: string, parent?: Scope): Scope => ({
  file,
  parent,
  interfaces: new Map(),
  aliases: new Map(),
  namespaces: new Map(),
  imports: new Map(),
})

const files = new Map<string, Scope>()

function readFile(file: string): Scope {
  const known = files.get(file)
  if (known) return known
  const scope = emptyScope(file)
  files.set(file, scope)
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' })
  for (const item of body) readItem(scope, item)
  return scope
}

function readItem(scope: Scope, item: ModuleItem): void {
  if (item.type === 'ImportDeclaration') {
    const file = join(dirname(scope.file), item.source.value.replace(/\.js$/, '.d.ts'))
    for (const each of item.specifiers) {
      const name = each.type === 'ImportSpecifier' ? (each.imported?.value ?? each.local.value) : '*'
      scope.imports.set(each.local.value, { file, name })
    }
  } else if (item.type === 'ExportDeclaration') readDeclaration(scope, item.declaration)
  else readDeclaration(scope, item as Declaration)
}

function readDeclaration(scope: Scope, item: Declaration): void {
  if (item.type === 'TsInterfaceDeclaration') {
    scope.interfaces.set(item.id.value, [...(scope.interfaces.get(item.id.value) ?? []), item])
  } else if (item.type === 'TsTypeAliasDeclaration') scope.aliases.set(item.id.value, item.typeAnnotation)
  else if (item.type === 'TsModuleDeclaration' && item.body?.type === 'TsModuleBlock') {
    const inner = scope.namespaces.get(item.id.value) ?? emptyScope(scope.file, scope)
    scope.namespaces.set(item.id.value, inner)
    for (const each of item.body.body) readItem(inner, each)
  }
}

const partsOf = (name: TsEntityName): string[] =>
  name.type === 'Identifier' ? [name.value] : [...partsOf(name.left), name.right.value]

type Named = { scope: Scope; name: string }

/** Where a name is declared, from this scope outwards, then in the file that it is imported from. */
function findNamed(scope: Scope, [first = '', ...rest]: string[]): Named | undefined {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const inner = at.namespaces.get(first)
    if (rest.length > 0 && inner) {
      const found = findNamed({ ...inner, parent: undefined, imports: new Map() }, rest)
      if (found) return { ...found, scope: found.scope.parent ? found.scope : inner }
    }
    if (rest.length === 0 && (at.interfaces.has(first) || at.aliases.has(first))) return { scope: at, name: first }
    const imported = at.imports.get(first)
    if (imported) {
      const path = imported.name === '*' ? rest : [imported.name, ...rest]
      return findNamed(readFile(imported.file), path)
    }
  }
  return undefined
}

/** A type of the package, by its file in `resources` and its name: `Checkout.SessionCreateParams`. */
export function shapeOf(resource: string, name: string): Shape {
  const scope = readFile(join(RESOURCES, `${resource}.d.ts`))
  const found = findNamed(scope, name.split('.'))
  if (!found) throw new Error(`stripe has no type ${name} in ${resource}`)
  return { scope: found.scope, type: referenceTo(found.name) }
}

const SPAN = { start: 0, end: 0, ctxt: 0 }
const referenceTo = (name: string): TsType =>
  ({
    type: 'TsTypeReference',
    span: SPAN,
    typeName: { type: 'Identifier', span: SPAN, value: name, optional: false },
  }) as TsType

/** What a reference leads to: another type, the fields of an interface, or nothing that we know. */
export type Target = { kind: 'type'; shape: Shape } | { kind: 'fields'; fields: Field[] } | { kind: 'list'; of: Shape }

export function follow(scope: Scope, type: Extract<TsType, { type: 'TsTypeReference' }>): Target {
  const path = partsOf(type.typeName)
  const given = type.typeParams?.params ?? []
  const [first] = given
  if (path[0] === 'Array' && first) return { kind: 'list', of: { scope, type: first } }
  if (path[0] === 'Emptyable' && first) return { kind: 'type', shape: { scope, type: emptyable(first) } }
  if (path[0] === 'Decimal') return { kind: 'type', shape: { scope, type: TEXT } }
  const found = findNamed(scope, path)
  if (!found) throw new Error(`no type ${path.join('.')} in ${scope.file}`)
  const alias = found.scope.aliases.get(found.name)
  if (alias) return { kind: 'type', shape: { scope: found.scope, type: alias } }
  return { kind: 'fields', fields: fieldsOf(found, first && { scope, type: first }) }
}

/** A class of the package; on the wire it is a text. */
const TEXT: TsType = { type: 'TsKeywordType', span: SPAN, kind: 'string' }

const emptyable = (inner: TsType): TsType => ({
  type: 'TsUnionType',
  span: SPAN,
  types: [{ type: 'TsLiteralType', span: SPAN, literal: { type: 'StringLiteral', span: SPAN, value: '' } }, inner],
})

/** The fields of an interface, those that it extends included; `T` of a generic list is its item. */
function fieldsOf({ scope, name }: Named, item: Shape | undefined): Field[] {
  const declared = scope.interfaces.get(name) ?? []
  return declared.flatMap(each => {
    const parameter = each.typeParams?.parameters[0]?.name.value
    const inherited = each.extends.flatMap(({ expression }) => {
      const parent = expression.type === 'Identifier' && findNamed(scope, [expression.value])
      return parent ? fieldsOf(parent, item) : []
    })
    return [
      ...inherited,
      ...membersOf(each.body.body, scope, parameter && item ? { name: parameter, item } : undefined),
    ]
  })
}

export function membersOf(members: TsTypeElement[], scope: Scope, generic?: { name: string; item: Shape }): Field[] {
  return members.flatMap(member => {
    if (member.type === 'TsIndexSignature')
      return [{ name: '*', optional: true, scope, type: member.typeAnnotation!.typeAnnotation }]
    if (member.type !== 'TsPropertySignature' || !member.typeAnnotation) return []
    const name = member.key.type === 'Identifier' || member.key.type === 'StringLiteral' ? member.key.value : ''
    const type = member.typeAnnotation.typeAnnotation
    const isList =
      generic &&
      type.type === 'TsTypeReference' &&
      type.typeParams?.params[0]?.type === 'TsTypeReference' &&
      partsOf(type.typeParams.params[0].typeName)[0] === generic.name
    if (isList) return [{ name, optional: member.optional, scope: generic.item.scope, type: listOf(generic.item.type) }]
    return [{ name, optional: member.optional, scope, type }]
  })
}

const listOf = (elemType: TsType): TsType => ({ type: 'TsArrayType', span: SPAN, elemType })

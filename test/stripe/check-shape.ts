import type { TsType } from '@swc/core'
import { type Field, follow, membersOf, type Shape } from './shapes.ts'

/** `form`: values are the texts of a form or query; `json`: as in an answer. */
type Encoding = 'form' | 'json'
type Value = unknown
type Checked = { value: Value; path: string; as: Encoding }

const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with a value, by path; empty when it has the shape. A field that the type does not name is wrong. */
export function faultsOf(shape: Shape, value: Value, as: Encoding, path = ''): string[] {
  return check(shape, { value, path, as })
}

function check({ type, scope }: Shape, checked: Checked): string[] {
  switch (type.type) {
    case 'TsParenthesizedType':
      return check({ type: type.typeAnnotation, scope }, checked)
    case 'TsUnionType':
      return checkUnion(type.types, { type, scope }, checked)
    case 'TsArrayType':
      return checkList({ type: type.elemType, scope }, checked)
    case 'TsTypeLiteral':
      return checkFields(membersOf(type.members, scope), checked)
    case 'TsTypeReference': {
      const target = follow(scope, type)
      if (target.kind === 'list') return checkList(target.of, checked)
      return target.kind === 'type' ? check(target.shape, checked) : checkFields(target.fields, checked)
    }
    default:
      return isPlain(type, checked) ? [] : [`${checked.path}: ${JSON.stringify(checked.value)} is no ${nameOf(type)}`]
  }
}

const nameOf = (type: TsType): string =>
  type.type === 'TsKeywordType'
    ? type.kind
    : type.type === 'TsLiteralType'
      ? JSON.stringify(literalOf(type))
      : type.type

const literalOf = ({ literal }: Extract<TsType, { type: 'TsLiteralType' }>): Value =>
  'value' in literal ? literal.value : undefined

function isPlain(type: TsType, { value, as }: Checked): boolean {
  if (type.type === 'TsLiteralType') {
    const literal = literalOf(type)
    return value === literal || (as === 'form' && value === String(literal))
  }
  if (type.type !== 'TsKeywordType') return false
  if (type.kind === 'any' || type.kind === 'unknown') return true
  if (type.kind === 'null') return value === null || (as === 'form' && value === '')
  if (as === 'json') return typeof value === type.kind
  if (typeof value !== 'string') return false
  if (type.kind === 'number') return value !== '' && Number.isFinite(Number(value))
  return type.kind === 'boolean' ? value === 'true' || value === 'false' : type.kind === 'string'
}

/** Open lists of words (`… | OtherString`) are closed here: a word that the package does not know is wrong. */
const isOtherString = (type: TsType): boolean =>
  type.type === 'TsTypeReference' && type.typeName.type === 'Identifier' && type.typeName.value === 'OtherString'

function checkUnion(types: TsType[], { scope }: Shape, checked: Checked): string[] {
  const attempts = types.filter(type => !isOtherString(type)).map(type => check({ type, scope }, checked))
  const shortest = attempts.toSorted((a, b) => a.length - b.length)[0]
  // Of several wrong alternatives, the one that fits best says what is meant.
  const objects =
    isObject(checked.value) && attempts.filter(faults => faults.some(fault => !fault.startsWith(`${checked.path}:`)))
  return attempts.some(faults => faults.length === 0) ? [] : (((objects && objects[0]) || shortest) ?? [])
}

function checkList(of: Shape, checked: Checked): string[] {
  const { value, path } = checked
  if (!Array.isArray(value)) return [`${path}: no list`]
  return value.flatMap((each: Value, index) => check(of, { ...checked, value: each, path: `${path}[${index}]` }))
}

function checkFields(fields: Field[], checked: Checked): string[] {
  const { value, path } = checked
  if (!isObject(value)) return [`${path}: no object`]
  const any = fields.find(({ name }) => name === '*')
  const missing = fields
    .filter(({ name, optional }) => !optional && !(name in value))
    .map(({ name }) => `${path}.${name} is missing`)
  const present = Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.find(each => each.name === name) ?? any
    const at = `${path}.${name}`
    return field ? check(field, { ...checked, value: inner, path: at }) : [`${at} is unknown`]
  })
  return [...missing, ...present]
}

/** The smallest value of a shape: required fields alone, null where it may be. */
export function sampleOf({ type, scope }: Shape): Value {
  switch (type.type) {
    case 'TsParenthesizedType':
      return sampleOf({ type: type.typeAnnotation, scope })
    case 'TsUnionType':
      return sampleOfUnion(type.types, scope)
    case 'TsArrayType':
      return []
    case 'TsTypeLiteral':
      return sampleOfFields(membersOf(type.members, scope))
    case 'TsLiteralType':
      return literalOf(type)
    case 'TsTypeReference': {
      const target = follow(scope, type)
      if (target.kind === 'list') return []
      return target.kind === 'type' ? sampleOf(target.shape) : sampleOfFields(target.fields)
    }
    case 'TsKeywordType':
      return { string: 'x', number: 0, boolean: false }[type.kind as 'string'] ?? null
    default:
      throw new Error(`no sample of ${type.type}`)
  }
}

function sampleOfUnion(types: TsType[], scope: Shape['scope']): Value {
  const isNull = (type: TsType) => type.type === 'TsKeywordType' && type.kind === 'null'
  const [first] = types
  return !first || types.some(isNull) ? null : sampleOf({ type: first, scope })
}

const sampleOfFields = (fields: Field[]): Record<string, Value> =>
  Object.fromEntries(fields.filter(({ optional }) => !optional).map(field => [field.name, sampleOf(field)]))

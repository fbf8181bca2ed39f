import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the product, as data: the server binds it, the browser calls it, OpenAPI is printed from it. */
export type Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** Names the operation in OpenAPI and in the isolation matrix test: `restaurants.update`. */
  readonly name: string
  readonly summary: string
  readonly method: Method
  /** Below `/api`, parameters as `:id`. */
  readonly path: Path
  readonly query?: Query
  readonly body?: Body
  /** `data` of the envelope. */
  readonly answer: Answer
  /** 200 unless the call creates something. */
  readonly status?: 200 | 201
  /** `message` of the envelope. */
  readonly message?: string
  /** The field of the one file that a multipart body may carry (3-decisions §1). */
  readonly file?: 'logo' | 'image'
  /** Content types, where the answer is a file itself and not the envelope. */
  readonly fileTypes?: readonly string[]
  /**
   * Needs an entitled owner: 403 once the plan has ended, for all but admins (3-decisions §4). The server will not start
   * with such a call bound without its check; OpenAPI and the isolation matrix test read it here.
   */
  readonly writes?: true
  /** Largest JSON body in bytes; 256 KB unless said (3-decisions §9). */
  readonly bodyLimit?: number
}

/** The parameters of a path: `/restaurants/:id` → `{ id: string }`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown

export type ParamsOf<E> = E extends Endpoint<infer Path, z.ZodType, z.ZodType, z.ZodType> ? PathParams<Path> : never
/** What the caller sends. */
export type BodyInput<E> = E extends { body?: infer Body extends z.ZodType } ? z.input<Body> : undefined
/** What the server gets after parsing. */
export type BodyOf<E> = E extends { body?: infer Body extends z.ZodType } ? z.output<Body> : undefined
export type QueryOf<E> = E extends { query?: infer Query extends z.ZodType } ? z.output<Query> : undefined
export type AnswerOf<E> = E extends { answer: infer Answer extends z.ZodType } ? z.output<Answer> : never

/** Defines one call; keeps the literal types of path and schemas. */
export function endpoint<
  const Path extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Path, Query, Body, Answer>): Endpoint<Path, Query, Body, Answer> {
  return definition
}

/** Answers without data: `data: null` with a message. */
export const nothing = z.null()

/** Fills `:id` in; each value is escaped. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the product as a data object: the server binds it, the browser calls it, OpenAPI is printed from it. */
export type Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  /** The operation's name in OpenAPI and in the isolation matrix: `restaurants.update`. */
  readonly name: string
  readonly summary: string
  readonly method: Method
  /** Path below `/api`, with parameters as `:id`. */
  readonly path: Path
  readonly query?: Query
  readonly body?: Body
  /** Schema of `data` in the envelope. */
  readonly answer: Answer
  /** 200 unless the call creates something. */
  readonly status?: 200 | 201
  /** `message` in the envelope. */
  readonly message?: string
  /** The field of the one file that a multipart body may carry (3-decisions §1). */
  readonly file?: 'logo' | 'image'
  /** Content types, when the answer is a file and not the envelope. */
  readonly fileTypes?: readonly string[]
  /**
   * The call needs an entitled owner: 403 when the plan has ended, except for admins (3-decisions §4). The server
   * refuses to start when such a call is bound without its check; OpenAPI and the isolation matrix read this flag.
   */
  readonly writes?: true
  /** Largest JSON body in bytes; 256 KB by default (3-decisions §9). */
  readonly bodyLimit?: number
}

/** The parameters of a path: `/restaurants/:id` → `{ id: string }`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown

export type ParamsOf<E> = E extends Endpoint<infer Path, z.ZodType, z.ZodType, z.ZodType> ? PathParams<Path> : never
/** The input as the caller sends it. */
export type BodyInput<E> = E extends { body?: infer Body extends z.ZodType } ? z.input<Body> : undefined
/** The input after the server has parsed it. */
export type BodyOf<E> = E extends { body?: infer Body extends z.ZodType } ? z.output<Body> : undefined
export type QueryOf<E> = E extends { query?: infer Query extends z.ZodType } ? z.output<Query> : undefined
export type AnswerOf<E> = E extends { answer: infer Answer extends z.ZodType } ? z.output<Answer> : never

/** Defines one call and keeps the literal types of path and schemas. */
export function endpoint<
  const Path extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Path, Query, Body, Answer>): Endpoint<Path, Query, Body, Answer> {
  return definition
}

/** The answer of calls without data: `data: null` and a message. */
export const nothing = z.null()

/** Puts values in place of `:id`; each value is escaped. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

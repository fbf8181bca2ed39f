import { z } from 'zod'
import type { ErrorDefinition } from './app-error.ts'

/** The header in which the dashboard says for whom it makes a call (3-decisions §3). */
export const USER_ID_HEADER = 'x-user-id'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The one file that a multipart body may carry (3-decisions §1), or several of one field. */
export type FileField = {
  readonly field: string
  /** Of each file. */
  readonly maxBytes: number
  /** One by default. */
  readonly maxFiles?: number
  /**
   * Media types for the file picker and for OpenAPI. A sender can claim any type, so the feature checks the content
   * itself and answers 415.
   */
  readonly types: readonly string[]
  /** The 413 for a larger file; it is answered before the rest of the file is read. */
  readonly tooLarge: ErrorDefinition
  /** Of more files than `maxFiles`. */
  readonly tooMany?: ErrorDefinition
}

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
  /** 200 unless the call creates something (201), or begins what goes on after the answer (202). */
  readonly status?: 200 | 201 | 202
  /** The status of an answer, where a call that may create something has found that it exists. */
  statusOf?(answer: z.output<Answer>): 200 | 201
  /** `message` in the envelope. */
  readonly message?: string
  readonly file?: FileField
  /** Media types of a body that is kept byte for byte, to check a signature over it; there is no `body` then. */
  readonly rawBody?: readonly string[]
  /** `exempt`: other sites may send it, so something other than a cookie must prove who calls (3-decisions §2). */
  readonly csrf?: 'exempt'
  /** Media types, when the answer is a file and not the envelope: see `fileEndpoint`. */
  readonly fileTypes?: readonly string[]
  /**
   * The call needs an entitled owner: 403 when the plan has ended, except for admins (3-decisions §4). The server
   * refuses to start when such a call is bound without its check; OpenAPI and the isolation matrix read this flag.
   */
  readonly writes?: true
  /**
   * Fields of the body that a lapsed owner and their people may write too, as long as diners can read the menu: when
   * the body has at least one of them, no other field, and no file (3-decisions §4).
   */
  readonly lapsedFields?: readonly string[]
  /** May change thousands of rows: such calls run one at a time in a process (3-decisions §9). */
  readonly isBulk?: true
  /** Uses the connections to the database that are kept for sessions and health (3-decisions §9). */
  readonly keepsConnection?: true
  /** A new row stays although the call does not answer 201: see `makesDataGrow`. */
  readonly grows?: true
  /** Accepts `If-Match` with the `updatedAt` that a screen showed: 412 when it has changed (3-decisions §1). */
  readonly ifMatch?: true
  /** Beside `data` the envelope has `changeId`, with which `history/undo` takes the change back: `bindChange`. */
  readonly answersChange?: true
  /** Accepts `Idempotency-Key` although it creates nothing; calls that create always do (3-decisions §1). */
  readonly takesKey?: true
  /** The answer holds a token or a code (the link of an invitation): it leaves uncompressed (decision 0056). */
  readonly holdsSecret?: true
  /** The call changes what somebody may do: who made it is written to the log. */
  readonly traced?: true
  /** Largest body in bytes, without the file of a multipart body; 256 KB by default (3-decisions §9). */
  readonly bodyLimit?: number
}

/**
 * True for calls that a repeated `Idempotency-Key` answers without doing them again. An answer with a token is never
 * stored (3-decisions §1).
 */
export const acceptsKey = ({ status, takesKey, holdsSecret, fileTypes }: Endpoint): boolean =>
  (status === 201 || takesKey === true) && !holdsSecret && !fileTypes

/** True for calls that are refused while the disk is almost full; corrections and deletions go on (3-decisions §9). */
export const makesDataGrow = ({ status, grows }: Endpoint): boolean => status === 201 || grows === true

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

/** A call whose answer is a file or a stream: bound by `bindFile`, called by `download`. */
export type FileEndpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> = Endpoint<Path, Query, Body, z.ZodString> & { readonly fileTypes: readonly string[] }

/** Defines a call that answers a file; `fileTypes` are the media types that it may have, without parameters. */
export function fileEndpoint<
  const Path extends string,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Omit<FileEndpoint<Path, Query, Body>, 'answer' | 'message'>): FileEndpoint<Path, Query, Body> {
  return { ...definition, answer: z.string().meta({ format: 'binary' }) }
}

/** The answer of calls without data: `data: null` and a message. */
export const nothing = z.null()

/** Puts values in place of `:id`; each value is escaped. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

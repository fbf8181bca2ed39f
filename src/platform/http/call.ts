import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/endpoint.ts'
import type { Platform } from '#platform/platform.ts'
import type { KeepAnswer } from './idempotency/idempotency.ts'
import type { UploadedFile } from './uploaded-file.ts'

/**
 * What every call knows of who makes it; undefined without a session. Writes are counted and repetitions recognised by
 * these names, so a feature's own type must have them.
 */
export type CallActor =
  | {
      readonly userId: string
      /** The owner whose plan and limits count. */
      readonly ownerId: string
      /** True: each change that they make is written to the log (3-decisions §2). */
      readonly isTraced?: boolean
    }
  | undefined

/**
 * What every call knows of what it reaches: the restaurant, or null for what belongs to an account. Undefined for calls
 * that reach nothing of a tenant.
 */
export type CallAccess = { readonly restaurantId: string | null; readonly ownerId?: string } | undefined | void

/** One call, as far as it is known when its steps need the database. */
export type CallOrigin = {
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  /** Undefined for calls that everybody may make, and while the `actor` step itself asks who it is. */
  readonly actor: CallActor
}

/** Makes the platform that all steps of one call get. */
export type PlatformOfCall = (platform: Platform, call: CallOrigin) => Platform

/**
 * The platform of a call: today the one of the process. Whatever shall see every statement of a call, or decide with
 * which database it works (a read replica, an audit), belongs here (decision 0165).
 */
export const platformOfCall: PlatformOfCall = platform => platform

export type Call<E, Actor, Access> = {
  actor: Actor
  access: Access
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  file: UploadedFile | undefined
  /** All of them, for endpoints that take several; `file` is the first. */
  files: readonly UploadedFile[]
  /** The bytes as they came, for endpoints with `rawBody`; empty for all others. */
  rawBody: Buffer
  /** The header's value, for endpoints with `ifMatch`. */
  ifMatch?: string | undefined
  /** A write with a key calls it with `data` of its answer, inside its transaction. */
  keepAnswer?: KeepAnswer | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** What a call brought, after parsing, for a right that depends on it. */
export type SentBody = { readonly endpoint: Endpoint; readonly body: unknown; readonly file: unknown }

/** What is known of a call before its body has been read. */
type Asked<Actor> = { actor: Actor; request: FastifyRequest }

/**
 * The steps of one call, in the order of refusals (3-decisions §1). CSRF was checked before. `actor` (401), `limit`
 * (429) and `access` (404, 403) run before the body is read. When it has arrived, `limitBody` counts what it names
 * (429) and `access` runs again. Then the body is parsed; `validate` checks what a schema cannot (400);
 * `requireWritable` checks the plan (403; exactly the endpoints with `writes: true` have it); and `handle` does the
 * work. Each gets the platform of this call first, as every service does, so a binding may name a service itself.
 */
export type Steps<E extends Endpoint, Actor extends CallActor, Access extends CallAccess, Result> = {
  actor: (platform: Platform, request: FastifyRequest) => Promise<Actor> | Actor
  limit?: (platform: Platform, asked: Asked<Actor>) => Promise<void>
  access?: (platform: Platform, asked: Asked<Actor> & { params: ParamsOf<E> }) => Promise<Access> | Access
  limitBody?: (platform: Platform, asked: Asked<Actor> & { body: Record<string, unknown> }) => Promise<void>
  validate?: (platform: Platform, call: Call<E, Actor, Access>) => Promise<void> | void
  requireWritable?: (access: Access, now: Date, sent: SentBody) => void
  handle: (platform: Platform, call: Call<E, Actor, Access>) => Promise<Result>
}

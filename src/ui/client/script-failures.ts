import { ApiError } from './api-error.ts'
import { reportFailure } from './report-failure.ts'

/** A script that fails again and again has been told often enough. */
const TOLD_MAX = 5
/** Code that did not arrive: the connection's failure, and the screen says it (`arriving-page.tsx`). */
const NOT_ARRIVED = /import\w+( a)? module/i
const OUR_PLACE = /\/assets\/[\w.-]+\.js:\d+:\d+/

/** Where in our code an error was thrown; undefined for those of extensions and of other sites' scripts. */
const placeOf = (error: Error): string | undefined => OUR_PLACE.exec(error.stack ?? '')?.[0]

/** What nobody has foreseen: refusals of calls and lost connections are told elsewhere. */
const isUnexpected = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof ApiError) && !NOT_ARRIVED.test(error.message)

/** Tells the server's log of an error that made a screen fail. */
export function reportCrash(error: unknown): void {
  if (isUnexpected(error)) reportFailure('script', error, placeOf(error))
}

/** From now on errors of our scripts that nobody catches are told to the server's log, a few for each page. */
export function watchScripts(page: EventTarget): void {
  let told = 0
  const tell = (error: unknown): void => {
    if (!isUnexpected(error) || placeOf(error) === undefined || told >= TOLD_MAX) return
    told++
    reportCrash(error)
  }
  page.addEventListener('error', event => tell((event as ErrorEvent).error))
  page.addEventListener('unhandledrejection', event => tell((event as PromiseRejectionEvent).reason))
}

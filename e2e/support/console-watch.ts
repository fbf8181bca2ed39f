import type { BrowserContext, ConsoleMessage } from '@playwright/test'

export type ConsoleWatch = {
  allow(pattern: RegExp): void
  /** The messages that no pattern allows. */
  problems(): string[]
}

/** Chromium reports every answer from 400 on. Refused calls are normal for the product; 5xx are not. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/

const isRefusedCall = (message: ConsoleMessage): boolean =>
  REFUSED_CALL.test(message.text()) && new URL(message.location().url, 'http://localhost').pathname.startsWith('/api/')

/** Collects React's errors and warnings, console errors, and uncaught exceptions. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const found: string[] = []
  const allowed: RegExp[] = []
  context.on('console', message => {
    if (message.type() !== 'error' || isRefusedCall(message)) return
    found.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => found.push(`not caught: ${error.error().stack ?? error.error().message}`))
  return {
    allow: pattern => {
      allowed.push(pattern)
    },
    problems: () => found.filter(text => !allowed.some(pattern => pattern.test(text))),
  }
}

import type { BrowserContext, ConsoleMessage, Response } from '@playwright/test'

/** A call that fails, as a test names it: `PUT /restaurants/* 409`; a star stands for one part of the path. */
export type FailedCall = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string} ${number}`

/** The console messages that the browsers of one test may show. */
export type Allowed = { messages: RegExp[]; calls: Set<FailedCall> }

export type Watch = {
  /** The messages that were not allowed. */
  problems(): string[]
  /** The allowed calls that did fail. */
  failedCalls(): FailedCall[]
}

/**
 * Chromium's own message for an answer from 400 on. It has neither method nor reason, so the answer itself is watched.
 */
const NOTE_OF_ANSWER = /^Failed to load resource: the server responded with a status of [45]\d\d/
const API = '/api'

const pathOf = (url: string): string => new URL(url, 'http://localhost').pathname
const isNoteOfCall = (message: ConsoleMessage): boolean =>
  NOTE_OF_ANSWER.test(message.text()) && pathOf(message.location().url).startsWith(`${API}/`)

const matches = (pattern: string, call: string): boolean => {
  const [wanted, got] = [pattern.split(/[ /]/), call.split(/[ /]/)]
  return wanted.length === got.length && wanted.every((part, place) => part === '*' || part === got[place])
}

/** A policy that forbids what a script then does without (compiling code) writes nothing into the console. */
const tellViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    throw new Error(`the page's policy forbade ${blockedURI} (${effectiveDirective})`)
  })

/**
 * Collects React's errors and warnings, console errors, uncaught exceptions, what the page's policy forbade, and every
 * call of the API that was answered with 400 or more.
 */
export function watchConsole(context: BrowserContext, allowed: Allowed): Watch {
  const found: string[] = []
  void context.addInitScript(tellViolations)
  const failed: string[] = []
  context.on('console', message => {
    if (message.type() !== 'error' || isNoteOfCall(message)) return
    found.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => found.push(`not caught: ${error.error().stack ?? error.error().message}`))
  context.on('response', (response: Response) => {
    const path = pathOf(response.url())
    if (response.status() < 400 || !path.startsWith(`${API}/`)) return
    failed.push(`${response.request().method()} ${path.slice(API.length)} ${response.status()}`)
  })
  const isNamed = (call: string) => [...allowed.calls].some(pattern => matches(pattern, call))
  return {
    problems: () => [
      ...found.filter(text => !allowed.messages.some(pattern => pattern.test(text))),
      ...failed.filter(call => !isNamed(call)).map(call => `a call failed that the test does not name: ${call}`),
    ],
    failedCalls: () => [...allowed.calls].filter(pattern => failed.some(call => matches(pattern, call))),
  }
}

import { expect, vi } from 'vitest'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'

declare module 'vitest/browser' {
  // Declared here, because the Playwright provider's type would bring Node's types into browser code.
  interface CDPSession {
    send(method: string, params: object): Promise<unknown>
  }
}

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const

/** Stops the page's timers; `runFor` moves them. Rendering and promises continue by themselves. */
export function stopClock(): { runFor: (ms: number) => Promise<unknown> } {
  vi.useFakeTimers({ toFake: [...TIMERS] })
  return { runFor: ms => vi.advanceTimersByTimeAsync(ms) }
}

/**
 * From now on it is that moment on the page, so that 'Hoy' and hours in words are the same at each run; timers go on.
 */
export function stopDate(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
}

/** Waits until fonts are loaded and nothing moves any more. */
export async function settle(): Promise<void> {
  await document.fonts.ready
  // What has just come begins to move in the next frame.
  await expect.poll(() => document.querySelectorAll('[data-starting-style]').length).toBe(0)
  const finite = document.getAnimations().filter(one => one.effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(finite.map(animation => animation.finished))
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd'

/** One finger at a position of the screen. */
export async function touchAt(type: Touch, at?: { x: number; y: number }): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect()
  const touchPoints = at ? [{ x: (frame?.left ?? 0) + at.x, y: (frame?.top ?? 0) + at.y }] : []
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** One finger in the middle of a phone's screen, `y` px from its top. */
export const touch = (type: Touch, y?: number): Promise<void> =>
  touchAt(type, y === undefined ? undefined : { x: window.innerWidth / 2, y })

/** Moves a finger down by this many px and keeps it there. */
export async function pull(from: number, by: number): Promise<void> {
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + (by * step) / 10)
}

/** Like `pull`, and lifts the finger. */
export async function swipe(from: number, by: number): Promise<void> {
  await pull(from, by)
  await touch('touchEnd')
}

/**
 * Drags with the mouse from the middle of one element to a position in another. `over` is what screen readers are told
 * there; a busy page that is not there yet would drop it at an earlier place.
 */
export async function drag(from: Locator, to: Locator, over: string): Promise<void> {
  const { x, y, width, height } = to.element().getBoundingClientRect()
  const middle = { x: x + width / 2, y: y + height / 2 }
  await userEvent.pointer([
    { target: from },
    { keys: '[MouseLeft>]' },
    { target: from, coords: { x: 30, y: 20 } },
    { coords: { x: middle.x - 2, y: middle.y } },
    { coords: middle },
  ])
  await expect.element(said(over)).toBeInTheDocument()
  await userEvent.pointer({ keys: '[/MouseLeft]' })
}

/** Lifts a row of a sortable list by keyboard; resolves when arrow keys will be handled. */
export async function liftByKeyboard(grip: Locator): Promise<void> {
  focus(grip)
  await userEvent.keyboard(' ')
  await expect.poll(() => document.querySelectorAll('[data-dragging]').length).toBe(1)
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
}

/** Focuses an element as the keyboard would. */
export function focus(locator: Locator): void {
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus({ focusVisible: true } as FocusOptions)
}

/**
 * Puts a file into a file input as its picker does, without sending it to the browser from outside, which takes
 * seconds.
 */
export function pickFile(input: Locator, file: File): void {
  const element = input.element() as HTMLInputElement
  const picked = new DataTransfer()
  picked.items.add(file)
  element.files = picked.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Presses and releases the mouse at a position of the page. */
export async function clickAt(x: number, y: number): Promise<void> {
  await userEvent.pointer([{ coords: { x, y } }, { keys: '[MouseLeft]' }])
}

export const said = (text: string) => page.getByRole('status').filter({ hasText: text })

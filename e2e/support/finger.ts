import type { CDPSession } from '@playwright/test'

export type Point = { x: number; y: number }

export async function touch(
  client: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: Point,
): Promise<void> {
  await client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
}

/** In steps, as a finger moves. */
export async function moveFinger(client: CDPSession, from: Point, to: Point): Promise<void> {
  const steps = 12
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    await touch(client, 'touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  }
}

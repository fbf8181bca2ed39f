/** The hostile account and stranger of `bench/fair.ts`, in a process of their own: 'on' and 'off' by message. */
import { setPriority } from 'node:os'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from './asking.ts'
import type { Tenant } from './fair-world.ts'

const { port, publicUrl, hostile } = JSON.parse(process.argv[2] ?? '{}') as {
  port: number
  publicUrl: string
  hostile: Tenant
}
const SLOW_READERS = 60
const NETWORKS = 20

// What it asks for shall cost, not the asking: both share this machine.
setPriority(19)
const { ask } = createClient(port, publicUrl)
const { id, slug, cookie, dishes, categories } = hostile
let on = false
let turn = 0
const counts: Record<string, number> = {}
const pick = (list: readonly string[]): string => list[turn++ % list.length] ?? ''
/** A stranger with some networks of their own. */
const ip = (): string => `198.51.100.${turn++ % NETWORKS}`
const anchorOf = (dish: string): string => dish.replaceAll('-', '').slice(-6)

/** Each trick, and how many of it run at once. */
const tricks: [atOnce: number, trick: () => Parameters<typeof ask>[0]][] = [
  // Reading without compression what is large.
  [4, () => ({ path: `/${slug}`, encoding: 'identity', ip: ip() })],
  [4, () => ({ path: `/api/public/${slug}/items`, encoding: 'identity', ip: ip() })],
  [6, () => ({ path: `/api/public/categories/${pick(categories)}/items`, encoding: 'identity', ip: ip() })],
  // What is never in memory: links to each dish, their pictures of any version, menus that do not exist.
  [6, () => ({ path: `/${slug}?lang=en&plato=${anchorOf(pick(dishes))}`, ip: ip() })],
  [4, () => ({ path: `/menu-files/${id}/dish-es-${pick(dishes)}-0123456789abcdef.png`, ip: ip() })],
  [4, () => ({ path: `/no-existe-${turn++}`, ip: ip() })],
  // Previews and sheets of the own restaurant.
  [6, () => ({ path: `/dashboard/vista-previa/${id}?primary=${(turn++ % 900000) + 100000}`, cookie })],
  [6, () => ({ path: `/api/restaurants/${id}/qr?format=pdf&print=cards&phrase=${turn++}`, cookie })],
  [4, () => ({ path: `/api/restaurants/${id}/items`, encoding: 'identity', cookie })],
  // Each write makes all of it be made anew.
  [
    12,
    () => ({ path: `/api/menu/items/${pick(dishes)}`, method: 'PUT', cookie, body: { price: `${turn++ % 90},50` } }),
  ],
]

async function repeat(trick: () => Parameters<typeof ask>[0]): Promise<void> {
  for (;;) {
    if (!on) await wait(50)
    else {
      const { status } = await ask(trick())
      counts[status] = (counts[status] ?? 0) + 1
      // Who is refused at once asks again soon, but not as fast as a loop can: that is the network's to stop.
      if (status >= 400 || status === 0) await wait(20)
    }
  }
}

/** Asks for the largest answers and reads nothing; again when it is cut off. */
function readSlowly(at: number): void {
  const socket = connect(port, '127.0.0.1')
  const again = () => setTimeout(readSlowly, 100, at)
  socket.on('error', () => undefined)
  socket.once('close', again)
  socket.pause()
  const path = at % 2 === 0 ? `/api/public/${slug}/items` : `/api/restaurants/${id}/items`
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip()}\r\nCookie: ${cookie}\r\n\r\n`
  // Many answers one behind the other: 30 MB of them.
  socket.write(head.repeat(30))
}

process.on('message', message => {
  on = message === 'on'
  if (message === 'counts') process.send?.(counts)
  if (message === 'slow') for (let at = 0; at < SLOW_READERS; at++) readSlowly(at)
})
process.on('disconnect', () => process.exit(0))
await Promise.all(tricks.flatMap(([atOnce, trick]) => Array.from({ length: atOnce }, () => repeat(trick))))

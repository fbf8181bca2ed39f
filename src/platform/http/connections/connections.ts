import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf, widerNetworkOf, WIDER_POINTS } from '#platform/limits/network.ts'

/** The networks that hold a connection, and what was sent over it last. */
type Open = {
  readonly networks: readonly string[]
  response: ServerResponse | undefined
  /** Requests that were sent before the answer to an earlier one had ended. */
  behind: number
  /** Bytes that had left at the last look, and at how many looks before it. */
  left: number
  still: number
}

export type ConnectionsInput = {
  /** Open connections of a network; ten times as many of a /48. */
  perNetwork: number
  /** True for IPs whose connections are not counted. */
  isUncounted: (ip: string) => boolean
  /** An answer of which nothing has moved at so many looks, one each `lookMs`, is cut off. */
  stillLooks?: number
  lookMs?: number
}
export type Connections = {
  /** Counts the connections of a server until it closes. */
  watch(server: Server): void
  /** Answers a request when those before it on its connection have their answers; never on one that has ended. */
  inTurn(socket: Socket, response: ServerResponse, answer: () => void): void
  measure(): {
    open: number
    /** Of answers that clients have not taken yet. */
    waitingBytes: number
    /** Connections ended so far: of answers that nobody read, to make room in a network, of networks that were full. */
    cut: Readonly<Record<'unread' | 'idle' | 'refused', number>>
  }
}

/** 3-decisions §9. */
export const CONNECTIONS_OF_NETWORK = 50
const STILL_LOOKS = 20
const LOOK_MS = 1000
/** Browsers send none before the answer to an earlier one has come. */
const BEHIND_MAX = 50

/** Bytes that the system has not taken yet: those on their way, and those behind them. Falls as the client reads. */
function waitingBytes(socket: Socket): number {
  // What Node's own time-outs ask: how much of one large piece is still to be written, no public name tells.
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  const rest = handle?.writeQueueSize ?? 0
  return rest > 0 ? rest : socket.writableLength
}

const isIdle = ({ response }: Open): boolean => response === undefined || response.writableFinished || response.closed

/**
 * Bounds what connections cost (3-decisions §9): a network has 50, and an answer that nobody reads is cut off after 20
 * seconds. Over its number, a network loses its oldest connection that waits for a next call, so that a full café is
 * served; only when all are busy is the new one refused.
 */
export function createConnections(input: ConnectionsInput): Connections {
  const { perNetwork, isUncounted, stillLooks = STILL_LOOKS, lookMs = LOOK_MS } = input
  const open = new Map<Socket, Open>()
  const counts = new Map<string, number>()
  const cut = { unread: 0, idle: 0, refused: 0 }

  const networksOf = (ip: string): string[] => {
    if (isUncounted(ip)) return []
    const network = networkOf(ip)
    const wider = widerNetworkOf(network)
    return wider ? [network, wider] : [network]
  }
  const count = (networks: readonly string[], by: 1 | -1): void => {
    for (const network of networks) {
      const now = (counts.get(network) ?? 0) + by
      if (now === 0) counts.delete(network)
      else counts.set(network, now)
    }
  }
  const isFull = (network: string, position: number): boolean =>
    (counts.get(network) ?? 0) >= perNetwork * (position === 0 ? 1 : WIDER_POINTS)

  function forget(socket: Socket): void {
    const known = open.get(socket)
    if (!known) return
    open.delete(socket)
    count(known.networks, -1)
  }

  /** True when the network has room, or one of its idle connections made it. */
  function makeRoom(network: string): boolean {
    for (const [socket, known] of open) {
      if (!known.networks.includes(network) || !isIdle(known)) continue
      forget(socket)
      cut.idle++
      socket.destroy()
      return true
    }
    return false
  }

  function admit(socket: Socket): void {
    const networks = networksOf(socket.remoteAddress ?? '')
    if (networks.some((network, position) => isFull(network, position) && !makeRoom(network))) {
      cut.refused++
      return void socket.destroy()
    }
    open.set(socket, { networks, response: undefined, behind: 0, left: 0, still: 0 })
    count(networks, 1)
    socket.once('close', () => forget(socket))
  }

  /**
   * Thirty requests in one packet would otherwise be thirty answers in memory, of a client that reads none. Node gives
   * an answer its socket when it is the first in line.
   */
  function lineUp(
    known: Open,
    { socket, before }: { socket: Socket; before: ServerResponse },
    answer: () => void,
  ): void {
    if (++known.behind > BEHIND_MAX) return void socket.destroy()
    before.once('close', () => {
      known.behind--
      if (!socket.destroyed) answer()
    })
  }

  /** Counts looks, not seconds: a process that was held up itself saw nobody stand still. */
  function look(): void {
    for (const [socket, known] of open) {
      const waiting = waitingBytes(socket)
      const left = socket.bytesWritten - waiting
      if (waiting === 0 || left !== known.left) Object.assign(known, { left, still: 0 })
      else if (++known.still >= stillLooks) {
        cut.unread++
        socket.destroy()
      }
    }
  }

  return {
    watch: server => {
      const timer = setInterval(look, lookMs)
      timer.unref()
      server.on('connection', admit)
      server.once('close', () => clearInterval(timer))
    },
    inTurn: (socket, response, answer) => {
      const known = open.get(socket)
      const before = known?.response
      if (known) known.response = response
      if (known && before && response.socket === null && !before.closed) lineUp(known, { socket, before }, answer)
      else answer()
    },
    measure: () => ({
      open: open.size,
      waitingBytes: [...open.keys()].reduce((sum, socket) => sum + waitingBytes(socket), 0),
      cut: { ...cut },
    }),
  }
}

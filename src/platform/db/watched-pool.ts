import { callbackify } from 'node:util'
import pg from 'pg'

/** What `isDatabaseUnavailable` knows as a server that cannot be reached. */
const silence = (): Error => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })

type Connected = pg.PoolClient & { connection: pg.Connection }

type OnConnect = Parameters<pg.Pool['connect']>[0]

/** A pool that can be told that its server is silent: then nobody waits for it any longer, until it speaks again. */
export class WatchedPool extends pg.Pool {
  /** Counts what came to an end: connections that were given back. */
  released = 0
  #isSilent = false
  readonly #open = new Set<pg.PoolClient>()
  readonly #waiting = new Set<(error: Error) => void>()

  /** Connections that the server has not greeted yet, and at how many looks. */
  readonly #ungreeted: Map<pg.ClientBase, number>

  constructor(config: pg.PoolConfig) {
    const ungreeted = new Map<pg.ClientBase, number>()
    class Client extends pg.Client {
      constructor(given?: pg.ClientConfig) {
        super(given)
        ungreeted.set(this, 0)
        this.once('end', () => ungreeted.delete(this))
      }
    }
    super({ ...config, Client })
    this.#ungreeted = ungreeted
    this.on('connect', client => ungreeted.delete(client))
    this.on('connect', client => this.#open.add(client))
    this.on('remove', client => this.#open.delete(client))
    this.on('release', () => void this.released++)
  }

  get isSilent(): boolean {
    return this.#isSilent
  }

  /** True while somebody waits for a connection or uses one. */
  get isBusy(): boolean {
    return this.#waiting.size > 0 || this.totalCount > this.idleCount
  }

  /** Gives up connections that the server takes, but does not greet at so many looks. */
  look(most: number): void {
    for (const [client, looks] of this.#ungreeted) {
      if (looks < most) this.#ungreeted.set(client, looks + 1)
      else (client as Connected).connection.stream.destroy(silence())
    }
  }

  /** Ends every connection, so that each statement that runs fails, and refuses new ones. */
  cut(): void {
    this.#isSilent = true
    for (const reject of this.#waiting) reject(silence())
    this.#waiting.clear()
    for (const { connection } of this.#open as Set<Connected>) connection.stream.destroy(silence())
  }

  /** The server speaks again. */
  mend(): void {
    this.#isSilent = false
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
    if (!callback) return this.#connect()
    callbackify(() => this.#connect())((error, client) =>
      callback(error ?? undefined, client, client ? client.release : () => undefined),
    )
  }

  #connect(): Promise<pg.PoolClient> {
    if (this.#isSilent) return Promise.reject(silence())
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    this.#waiting.add(reject)
    super.connect().then(
      client => {
        // Nobody waits any more for one that comes after a cut.
        if (this.#waiting.delete(reject)) resolve(client)
        else client.release(true)
      },
      (error: Error) => {
        this.#waiting.delete(reject)
        reject(error)
      },
    )
    return promise
  }
}

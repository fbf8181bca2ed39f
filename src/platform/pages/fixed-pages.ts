import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '#platform/log/log.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { compressBetter, type PageOptions, type ReadyPage, readyPage } from './ready-page.ts'
import { sendPage } from './send-page.ts'

export type FixedPagesInput<Key extends string> = {
  render: (key: Key) => Promise<RenderedPage>
  optionsOf: (key: Key) => PageOptions
  /** What else the pages show, such as the year; when it changes, every page is rendered again. */
  edition?: () => number
  log: Log
  /** Renders at each request, so that an edit is visible. */
  development: boolean
}
export type FixedPages<Key extends string> = {
  /** The page if it is rendered already. */
  getReady(key: Key): ReadyPage | undefined
  /** Sends the page at once; the first time, when it is rendered. Errors go to the server's error handler. */
  send(request: FastifyRequest, reply: FastifyReply, key: Key, status?: number): void
}

/** Pages that are the same for everybody: each is rendered and compressed once, at its first request. */
export function createFixedPages<Key extends string>(input: FixedPagesInput<Key>): FixedPages<Key> {
  const { log, development, edition = () => 0 } = input
  const ready = new Map<Key, { page: ReadyPage; edition: number }>()
  const making = new Map<Key, Promise<ReadyPage>>()

  async function make(key: Key): Promise<ReadyPage> {
    const present = edition()
    const rendered = await input.render(key)
    const page = await readyPage(rendered, input.optionsOf(key))
    if (development) return page
    ready.set(key, { page, edition: present })
    compressBetter(page, rendered.html).catch((err: unknown) => log.warn({ err, key }, 'page: not compressed better'))
    return page
  }

  function makeOnce(key: Key): Promise<ReadyPage> {
    const shared = making.get(key) ?? make(key).finally(() => making.delete(key))
    making.set(key, shared)
    return shared
  }

  function getReady(key: Key): ReadyPage | undefined {
    const kept = ready.get(key)
    return kept?.edition === edition() ? kept.page : undefined
  }

  return {
    getReady,
    send: (request, reply, key, status) => {
      const page = getReady(key)
      if (page) return sendPage(request, reply, page, status)
      makeOnce(key)
        .then(made => sendPage(request, reply, made, status))
        .catch((error: unknown) => void reply.send(error))
    },
  }
}

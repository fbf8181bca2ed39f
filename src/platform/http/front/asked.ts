import { IncomingMessage } from 'node:http'

/** What a ready answer depends on beside the URL; objects of one shape, whatever was sent. */
export type Asked = {
  ifNoneMatch: string | undefined
  acceptEncoding: string | undefined
  hasBody: boolean
  /** Only a part of the answer is wanted. */
  hasRange: boolean
  /** False for a request with a body, and for one with a header of this list twice: they are left to Fastify. */
  isSimple: boolean
}

/** The headers that `node:http` itself reads before it hands over a request. */
class FewHeaders {
  host: string | undefined
  expect: string | undefined
  te: string | undefined
}

/** It also looks for these two names, not for their values. */
class FewHeadersOfBody extends FewHeaders {
  'content-length' = undefined
  'transfer-encoding' = undefined
}

const is = (name: string, wanted: string): boolean =>
  name.length === wanted.length && (name === wanted || name.toLowerCase() === wanted)

function note(asked: Asked, few: FewHeaders, name: string, value: string): void {
  if (is(name, 'host')) {
    asked.isSimple &&= few.host === undefined
    few.host ??= value
  } else if (is(name, 'accept-encoding')) {
    asked.isSimple &&= asked.acceptEncoding === undefined
    asked.acceptEncoding = value
  } else if (is(name, 'if-none-match')) {
    asked.isSimple &&= asked.ifNoneMatch === undefined
    asked.ifNoneMatch = value
  } else if (is(name, 'range')) asked.hasRange = true
  else if (is(name, 'content-length') || is(name, 'transfer-encoding')) {
    asked.isSimple = false
    asked.hasBody = true
  } else if (is(name, 'expect')) few.expect = value
  else if (is(name, 'te')) few.te = value
}

type Read = { asked: Asked; few: FewHeaders }

/** `rawHeaders`: names and values in turn. */
function read(rawHeaders: readonly string[]): Read {
  const asked: Asked = {
    ifNoneMatch: undefined,
    acceptEncoding: undefined,
    hasBody: false,
    hasRange: false,
    isSimple: true,
  }
  const few = new FewHeaders()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) note(asked, few, rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  return { asked, few: asked.hasBody ? Object.assign(new FewHeadersOfBody(), few) : few }
}

/**
 * A request whose `headers` are made only when somebody other than the front wants them. Node makes them an object
 * whose shape is what strangers send; a process that has seen many shapes pays for it at each request (decision 0231).
 */
export class FrontRequest extends IncomingMessage {
  #read: Read | undefined
  #showsAll = false

  get asked(): Asked {
    return (this.#read ??= read(this.rawHeaders)).asked
  }

  /** From now on `headers` are those that `node:http` makes. */
  showAllHeaders(): void {
    this.#showsAll = true
  }

  /** What `headers` answers until then. */
  get few(): FewHeaders | undefined {
    return this.#showsAll ? undefined : (this.#read ??= read(this.rawHeaders)).few
  }
}

const ofNode = Object.getOwnPropertyDescriptor(IncomingMessage.prototype, 'headers')
Object.defineProperty(FrontRequest.prototype, 'headers', {
  get(this: FrontRequest) {
    return this.few ?? (ofNode?.get?.call(this) as IncomingMessage['headers'])
  },
  set(this: FrontRequest, value: unknown) {
    ofNode?.set?.call(this, value)
  },
})

/** The same for each request, also for one of a test, which did not come through a socket. */
export const askedOf = (request: IncomingMessage): Asked =>
  request instanceof FrontRequest ? request.asked : read(request.rawHeaders).asked

/** Whoever comes after the front sees a request of `node:http` with all its headers. */
export function showAllHeaders(request: IncomingMessage): void {
  if (request instanceof FrontRequest) request.showAllHeaders()
}

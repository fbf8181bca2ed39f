import { vi } from 'vitest'

type Reply = { status: number; body: object; headers?: Record<string, string> }

/** An upload that a test moves on by hand, because no server can hold one between its last byte and its answer. */
export class FakeXhr {
  static all: FakeXhr[] = []
  static get last(): FakeXhr {
    const last = FakeXhr.all.at(-1)
    if (!last) throw new Error('nothing was sent')
    return last
  }

  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  form: FormData | undefined
  isAborted = false
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  private reply: Record<string, string> = {}

  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  getResponseHeader(name: string): string | null {
    return this.reply[name] ?? null
  }
  send(form: FormData): void {
    this.form = form
    FakeXhr.all.push(this)
  }
  abort(): void {
    if (this.isAborted || this.status > 0) return
    this.isAborted = true
    this.onabort?.()
  }

  progress(part: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: part * 100, total: 100 })
  }
  lastByte(): void {
    this.upload.onload?.()
  }
  answer({ status, body, headers = {} }: Reply): void {
    Object.assign(this, { status, responseText: JSON.stringify(body), reply: headers })
    this.onload?.()
  }
}

/** Every upload of this test is a `FakeXhr`. */
export function fakeUploads(): typeof FakeXhr {
  FakeXhr.all = []
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  return FakeXhr
}

/** The cookies of one browser: stores those that it gets, and sends them on the paths they are for. */
export class CookieJar {
  readonly #cookies = new Map<string, { value: string; path: string }>()

  /** Takes the `set-cookie` headers of an answer. */
  take(headers: string | string[] | undefined): void {
    for (const header of [headers ?? []].flat()) {
      const [pair = '', ...attributes] = header.split(';').map(part => part.trim())
      const [name, value] = splitOnce(pair, '=')
      const given = new Map(attributes.map(each => splitOnce(each.toLowerCase(), '=')))
      const gone = given.get('max-age') === '0' || Date.parse(given.get('expires') ?? '') <= 0
      if (gone) this.#cookies.delete(name)
      else this.#cookies.set(name, { value, path: given.get('path') ?? '/' })
    }
  }

  set(name: string, value: string, path = '/'): void {
    this.#cookies.set(name, { value, path })
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)?.value
  }

  /** A copy of the cookies, as a thief or a second tab would have. */
  copy(): CookieJar {
    const copy = new CookieJar()
    for (const [name, cookie] of this.#cookies) copy.#cookies.set(name, cookie)
    return copy
  }

  delete(name: string): void {
    this.#cookies.delete(name)
  }

  clear(): void {
    this.#cookies.clear()
  }

  /** The `cookie` header for a path; '' when there are no cookies. */
  header(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

import { randomUUID } from 'node:crypto'

type Envelope<Data> = { data: Data }
type Stored = { _id: string; translations: { es: { name: string } } }

/** Dishes per run: all runs together stay below the 2 000 of a restaurant. */
const NEW_DISHES_A_RUN = 25

/**
 * An owner who writes without a pause and remembers what the product acknowledged. A call that fails (the product is
 * being killed) may or may not have been saved; an acknowledged one must never be lost.
 */
export class Writer {
  readonly acknowledged = new Set<string>()
  #url: string
  #cookie = ''
  #restaurantId = ''
  #categoryId = ''
  #counterDish = ''
  #kept = 0
  #tried = 0

  constructor(url: string) {
    this.#url = url
  }

  async #call<Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Data> {
    const answer = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: { cookie: this.#cookie, origin: this.#url, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])
    if (cookies.length > 0) this.#cookie = cookies.join('; ')
    return (JSON.parse(text) as Envelope<Data>).data
  }

  async register(): Promise<void> {
    const tag = randomUUID().slice(0, 8)
    const account = { name: 'Marta', email: `marta-${tag}@ejemplo.com`, password: 'Paella-de-domingo-7' }
    await this.#call('POST', '/auth/register', account)
    this.#restaurantId = (await this.#call<{ _id: string }>('POST', '/restaurants', { name: `Casa ${tag}` }))._id
    const category = { translations: { es: { name: 'Tapas' } } }
    this.#categoryId = (await this.#call<Stored>('POST', `/restaurants/${this.#restaurantId}/categories`, category))._id
    this.#counterDish = await this.#createDish('0')
  }

  async #createDish(name: string): Promise<string> {
    const body = { translations: { es: { name } }, price: 1 }
    const { _id: id } = await this.#call<Stored>('POST', `/categories/${this.#categoryId}/items`, body)
    this.acknowledged.add(id)
    return id
  }

  /** Writes until it is told to stop; repeats a failed write. Answers how many writes were acknowledged. */
  async write(isOver: () => boolean): Promise<number> {
    let count = 0
    for (let made = 0; !isOver(); ) {
      try {
        if (made < NEW_DISHES_A_RUN) await this.#createDish(`Plato ${++made}`)
        else await this.#raise()
        count++
      } catch {
        await new Promise(resolve => setTimeout(resolve, 10))
      }
    }
    return count
  }

  /** One dish has a counter in its name: the stored number must never be lower than the acknowledged one. */
  async #raise(): Promise<void> {
    const next = ++this.#tried
    await this.#call('PUT', `/menu/items/${this.#counterDish}`, { translations: { es: { name: String(next) } } })
    this.#kept = next
  }

  /** The acknowledged writes that are missing, a sentence for each; empty when nothing is lost. */
  async findLosses(): Promise<string[]> {
    const dishes = await this.#call<Stored[]>('GET', `/restaurants/${this.#restaurantId}/items`)
    const ids = new Set(dishes.map(({ _id }) => _id))
    const losses = [...this.acknowledged].filter(id => !ids.has(id)).map(id => `dish ${id} is lost`)
    const counter = Number(dishes.find(({ _id }) => _id === this.#counterDish)?.translations.es.name)
    if (counter < this.#kept) losses.push(`counter ${this.#kept} was acknowledged, ${counter} is stored`)
    return losses
  }
}

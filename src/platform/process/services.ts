/**
 * Something that a feature makes once for each process and that its routes, jobs and later features use: a cache, a
 * gate, a list of words. The type parameter is what is made.
 */
export type Service<T> = { readonly name: string; readonly made?: T }

export const defineService = <T>(name: string): Service<T> => ({ name })

/** The services of one process; a second product in the same program has others (decision 0164). */
export type Services = {
  /** For `Feature.start`. Throws when the service is there already. */
  provide<T>(service: Service<T>, made: T): void
  /** Throws when no feature made it in this process. */
  get<T>(service: Service<T>): T
  has(service: Service<unknown>): boolean
}

/** An empty registry; the features fill it when the process starts. */
export function createServices(): Services {
  const made = new Map<string, unknown>()
  return {
    provide: ({ name }, service) => {
      if (made.has(name)) throw new Error(`The service "${name}" was made twice in this process`)
      made.set(name, service)
    },
    get: <T>({ name }: Service<T>) => {
      if (!made.has(name)) throw new Error(`This process has no service "${name}"`)
      return made.get(name) as T
    },
    has: ({ name }) => made.has(name),
  }
}

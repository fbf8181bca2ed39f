/**
 * Works on items, at most `atOnce` at the same time, and answers the results in the order of the items. After a
 * failure, which it throws, and when nobody reads on, it begins no more and waits for those that are running.
 */
export async function* ahead<Item, Result>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = []
  try {
    for await (const item of items) {
      const started = work(item)
      started.catch(() => undefined)
      running.push(started)
      if (running.length >= atOnce) yield await (running.shift() as Promise<Result>)
    }
    for (let next = running.shift(); next; next = running.shift()) yield await next
  } finally {
    await Promise.allSettled(running)
  }
}

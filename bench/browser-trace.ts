import type { Page } from '@playwright/test'

/** In milliseconds: elapsed time, and processor time (less than elapsed when other programs run too). */
export type Task = { wallMs: number; cpuMs: number }
/** What happened in the browser during the action. */
export type Drawn = {
  /** Each task of the page's main thread. */
  tasks: Task[]
  /** DOM changes under the watched element. */
  changes: number
  /** Rows that were removed or inserted. */
  moved: number
}
type TraceEvent = {
  name: string
  ph: string
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args?: { name?: string }
}

/** The longest by elapsed time and the longest by processor time. */
export const longestTask = ({ tasks }: Drawn): string => {
  const longest = (of: (task: Task) => number) => Math.round(Math.max(0, ...tasks.map(of)))
  return `${longest(task => task.wallMs)} ms (${longest(task => task.cpuMs)} ms of processor)`
}

/** Runs `act` while tracing the browser and observing the element. */
export async function drawnDuring(page: Page, watched: string, act: () => Promise<void>): Promise<Drawn> {
  await page.evaluate(selector => {
    const records: MutationRecord[] = []
    const observer = new MutationObserver(list => records.push(...list))
    observer.observe(document.querySelector(selector) as Element, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    Object.assign(window, { watched: { records, observer } })
  }, watched)
  const tasks = await tasksDuring(page, act)
  const { changes, moved } = await page.evaluate(() => {
    const { records, observer } = (
      window as unknown as { watched: { records: MutationRecord[]; observer: MutationObserver } }
    ).watched
    observer.disconnect()
    const rows = records.flatMap(record => [...record.addedNodes]).filter(node => node.nodeName === 'LI')
    return { changes: records.length, moved: rows.length }
  })
  return { tasks, changes, moved }
}

async function tasksDuring(page: Page, act: () => Promise<void>): Promise<Task[]> {
  const client = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'toplevel,devtools.timeline,__metadata',
  })
  await act()
  const ended = new Promise(resolve => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await ended
  await client.detach()
  const mainThreads = new Set(
    events
      .filter(event => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map(event => `${event.pid} ${event.tid}`),
  )
  return events
    .filter(event => event.name.endsWith('RunTask') && event.ph === 'X' && mainThreads.has(`${event.pid} ${event.tid}`))
    .map(({ dur = 0, tdur = dur }) => ({ wallMs: dur / 1000, cpuMs: tdur / 1000 }))
}

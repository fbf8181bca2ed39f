import '#platform/work/lower-priority.ts'
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import { serveTasks } from '#platform/work/serve-tasks.ts'
import type { Renderer } from '../frontend.ts'
import { TASKS } from './tasks.ts'

// The file of a worker thread: its own copy of the built components, and the tasks.

const { components } = workerData as { components: string }
const renderer = (await import(pathToFileURL(components).href)) as Renderer
serveTasks(TASKS, { renderer: async () => renderer })

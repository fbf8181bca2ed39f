import { type Config, loadConfig } from '#platform/config/config.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { warnWithoutMail } from '#platform/mail/check-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { tryStorage } from '#platform/storage/try-storage.ts'
import { drawDemoPictures } from '#seeds/demo-pictures.ts'
import { seedDemo } from '#seeds/el-rincon.ts'
import { cannotListen, checkNode, explainToOperator } from './operator.ts'
import { isFirstWorker, isWorker, runWorkers, tellParentReady } from './process/run-workers.ts'
import { stopRequested, shutDown } from './process/shutdown.ts'
import { type Roles, startProcess } from './process/start-process.ts'
import { tryPort } from './process/try-port.ts'
import type { LoadFrontend } from './frontend.ts'

type Demo = { email: string; password: string }

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Serves the product until it is told to stop. A fault at start is one plain sentence and exit status 1. */
export async function runProduct(loadFrontend: LoadFrontend): Promise<void> {
  try {
    checkNode()
    const { config, warnings } = loadConfig(process.env)
    const log = createLog({ level: config.logLevel, pretty: !config.production })
    if (isFirstWorker()) for (const warning of warnings) log.warn(warning)
    if (!process.env['UV_THREADPOOL_SIZE'])
      log.warn('UV_THREADPOOL_SIZE is not set: four threads serve all work at once')
    // Workers get their port from the process that watches them.
    if (!isWorker) await tryPort(config)
    if (config.workers > 1 && !isWorker) await runWorkers(config.workers, log)
    await serve(config, log, loadFrontend)
  } catch (error) {
    process.stderr.write(`${explainToOperator(error)}\n`)
    process.exit(1)
  }
}

/** What `PROCESS_MODE` names. */
function rolesOf({ processMode }: Config, loadFrontend: LoadFrontend, isEnding: () => boolean) {
  const web = { loadFrontend, isEnding }
  const ofMode = {
    all: { web, worker: 'by itself' },
    web: { web },
    worker: { status: { isEnding }, worker: 'by itself' },
  } as const satisfies Record<Config['processMode'], Roles>
  return ofMode[processMode]
}

async function serve(config: Config, log: Log, loadFrontend: LoadFrontend): Promise<void> {
  let ready = false
  let ending = false
  const requested = stopRequested()
  void requested.then(() => {
    ending = true
    // A start that is interrupted exits at once: it has nothing to finish, and the next start continues from any point.
    if (!ready) process.exit(0)
  })
  const { platform, router, close } = await startProcess(config, {
    roles: rolesOf(config, loadFrontend, () => ending),
    log,
  })
  const { fastify } = router
  void tryStorage(platform)
  const demo = await platform.tenants.everybody('demo', () => seedDemo(platform))
  // From here on calls are accepted, so whatever stops the product must wait for them.
  ready = true
  await fastify.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(error)
  })
  const hasJobs = config.processMode !== 'web'
  if (hasJobs) await platform.jobs.start()
  tellParentReady()
  void warnWithoutMail(platform)
  const stopping = new AbortController()
  const drawing = drawDemo(platform, hasJobs && isFirstWorker(), stopping.signal)
  // The last line of a start: whoever waits for it (a person, a test) finds everything.
  void drawing.then(() => ending || !isFirstWorker() || print(welcome(config, demo)))
  const why = await requested
  stopping.abort()
  const end = (timeoutMs: number) => drawing.then(() => close(timeoutMs))
  await shutDown({ fastify, log, close: end }, why)
}

/** The demo's pictures that are missing, in one process of those that start together. */
async function drawDemo(platform: Platform, isOurs: boolean, signal: AbortSignal): Promise<void> {
  if (!isOurs) return
  const draw = () => drawDemoPictures(platform, signal)
  await platform.tenants.everybody('pictures of the demo', draw).catch((err: unknown) => {
    if (!signal.aborted) platform.log.error({ err }, 'demo: the pictures that are missing are drawn at the next start')
  })
}

/** Prints the URLs for whoever started the product. */
function welcome(config: Config, demo: Demo | undefined): string {
  const { publicUrl } = config
  const lines = [
    `Sobremesa is ready at ${publicUrl}`,
    `  demo menu   ${publicUrl}/el-rincon`,
    `  dashboard   ${publicUrl}/auth`,
  ]
  if (demo) lines.push(`  sign in     ${demo.email}  ${demo.password}`)
  if (!config.production) lines.push(`  mails       ${publicUrl}/dev/outbox`)
  return ['', ...lines, ''].join('\n')
}

import { runCommand } from '#app/server/process/run-command.ts'
import { type Answered, type Asked, LET_TIME_PASS } from '../operator.ts'
import { letTimePass } from './let-time-pass.ts'

async function run({ args, env }: Asked): Promise<void> {
  // A password is read from the process's own environment.
  Object.assign(process.env, env)
  const told = { out: '', err: '' }
  if (args[0] === LET_TIME_PASS) {
    const status = await letTimePass(args[1] ?? '').then(
      () => 0,
      (error: unknown) => ((told.err = String(error)), 1),
    )
    process.send?.({ status, ...told } satisfies Answered)
    return
  }
  const status = await runCommand(args, {
    env: process.env,
    out: text => void (told.out += text),
    err: text => void (told.err += text),
  })
  process.send?.({ status, ...told } satisfies Answered)
}

/** Runs the commands that it is told, until whoever started it has ended. */
process.on('message', (asked: Asked) => void run(asked))

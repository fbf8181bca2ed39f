import { runCommand } from '#app/server/process/run-command.ts'
import type { Answered, Asked } from '../operator.ts'

async function run({ args, env }: Asked): Promise<void> {
  // A password is read from the process's own environment.
  Object.assign(process.env, env)
  const told = { out: '', err: '' }
  const status = await runCommand(args, {
    env: process.env,
    out: text => void (told.out += text),
    err: text => void (told.err += text),
  })
  process.send?.({ status, ...told } satisfies Answered)
}

/** Runs the commands that it is told, until whoever started it has ended. */
process.on('message', (asked: Asked) => void run(asked))

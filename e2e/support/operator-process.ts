import { runCommand } from '#app/server/process/run-command.ts'
import type { Asked, Answered } from './operator.ts'

/** Runs the commands that it is told, one after the other, until whoever started it has ended. */
process.on('message', async ({ args, env }: Asked) => {
  // A password is read from the process's own environment.
  Object.assign(process.env, env)
  const told = { out: '', err: '' }
  const status = await runCommand(args, {
    env: process.env,
    out: text => void (told.out += text),
    err: text => void (told.err += text),
  })
  process.send?.({ status, ...told } satisfies Answered)
})

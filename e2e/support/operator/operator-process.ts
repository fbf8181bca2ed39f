import { runCommand } from '#app/server/process/run-command.ts'
import { type Answered, type Asked, LET_DAYS_PASS, LET_TIME_PASS } from '../operator.ts'
import { letDaysPass, letTimePass } from './let-time-pass.ts'

/** What no command of the product does. */
const OF_TESTS: Readonly<Record<string, (...given: string[]) => Promise<void>>> = {
  [LET_TIME_PASS]: (id = '') => letTimePass(id),
  [LET_DAYS_PASS]: (restaurantId = '', days = '') => letDaysPass(restaurantId, Number(days)),
}

async function run({ args, env }: Asked): Promise<void> {
  // A password is read from the process's own environment.
  Object.assign(process.env, env)
  const told = { out: '', err: '' }
  const [name = '', ...given] = args
  const ofTests = OF_TESTS[name]
  if (ofTests) {
    const status = await ofTests(...given).then(
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

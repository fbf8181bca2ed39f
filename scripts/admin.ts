import { runCommand } from '#app/server/process/run-command.ts'

/** `npm run admin -- <command>`: each feature has its own commands, and all run in one frame. */
process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
})

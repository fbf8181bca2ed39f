import { parseArgs } from 'node:util'
import { insertCommand, updateResult } from '#platform/audit/operator-commands.store.ts'
import { terminalUser } from '#platform/audit/terminal-user.ts'
import type { BackupSource } from '#platform/backup/make-backup.ts'
import { type Config, databaseOf, loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import type { Log } from '#platform/log/log.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import {
  chooseStorage,
  connectOrStartDatabase,
  databaseNameOf,
  logOf,
  type OpenServer,
  ownerUrlOf,
  type Terminal,
  throwIfMissing,
} from './open-data.ts'

/**
 * A command on the database and the files as a whole, which does not start the product: it would refuse to, or take
 * 100 MB for it.
 */
export type DataCommand = {
  usage: string
  /** Whether it works on a database; which one is said before anything is done. */
  usesDatabase: boolean
  /** Answers a line that says what was done, '' when standard output is taken. */
  run(args: string[], terminal: Terminal): Promise<string>
}

/** Throws OperatorError for what the command does not know. */
export function readArguments(args: string[], options: Record<string, { type: 'boolean' | 'string' }> = {}) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new OperatorError((error as Error).message.split('. ')[0])
  }
}

/** The name of the one file that a command works on. */
export function readPath(args: string[]): string {
  const [path, ...rest] = readArguments(args).positionals
  if (!path || rest.length > 0) throw new OperatorError('It needs the name of one file.')
  return path
}

/** Keeps who did it (decision 0250), where the database has the table already. */
async function keep({ connectionString }: BackupSource, log: Log, kept: Kept): Promise<void> {
  const { db, close } = openDatabase(connectionString, log)
  try {
    const id = v7()
    await insertCommand(db, {
      id,
      beganAt: kept.beganAt,
      ...terminalUser(),
      command: kept.command,
      arguments: kept.given,
    })
    await updateResult(db, id, kept.result)
  } catch (error) {
    if ((error as { code?: string }).code !== UNDEFINED_TABLE) throw error
  } finally {
    await close()
  }
}

type Kept = { command: string; given: Record<string, string>; beganAt: Date; result: 'done' | 'failed' }
const UNDEFINED_TABLE = '42P01'

export type Opened = { config: Config; log: Log; source: BackupSource; server: OpenServer; databaseName: string }

/** Opens database and storage for one command; folder, database and secret are made only where they may be. */
export async function withData<T>(
  { makes, command, args, terminal }: { makes: boolean; command: string; args: string[]; terminal: Terminal },
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const kept = { command, given: { arguments: args.join(' ') }, beganAt: new Date() }
  const { env } = terminal
  if (!makes) throwIfMissing(databaseOf(env))
  const { config } = loadConfig(env, { makesNothing: !makes })
  const log = logOf(terminal)
  const { dataDir } = config
  const storage = chooseStorage(config)
  const server = await connectOrStartDatabase(config, log)
  const source = { connectionString: ownerUrlOf(config, server), storage, dataDir }
  try {
    const answer = await work({ config, log, source, server, databaseName: databaseNameOf(config) }).catch(
      async (error: unknown) => {
        // What a restore leaves behind must stay an empty database.
        if (!makes) await keep(source, log, { ...kept, result: 'failed' }).catch(() => undefined)
        throw error
      },
    )
    await keep(source, log, { ...kept, result: 'done' })
    return answer
  } finally {
    await server.stop()
  }
}

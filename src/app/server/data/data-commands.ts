import { parseArgs } from 'node:util'
import { writeBackupFile } from '#platform/backup/backup-file.ts'
import { type BackupSource, type Contents, makeBackup, noteBackupOf } from '#platform/backup/make-backup.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { readBackup } from '#platform/backup/verify.ts'
import { insertCommand, updateResult } from '#platform/audit/operator-commands.store.ts'
import { terminalUser } from '#platform/audit/terminal-user.ts'
import { v7 } from '#platform/id/id.ts'
import { type Config, databaseOf, loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { checkSchema } from '#platform/db/migrate.ts'
import { adoptPlaces } from '#platform/installation/pair-installation.ts'
import type { Log } from '#platform/log/log.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { TRASH_DAYS } from '#platform/storage/trash.ts'
import {
  chooseStorage,
  connectOrStartDatabase,
  databaseNameOf,
  logOf,
  type OpenServer,
  ownerUrlOf,
  servingUrlOf,
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

const noCheckpoint = (): void => undefined

function readArguments(args: string[], options: Record<string, { type: 'boolean' }> = {}) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new OperatorError((error as Error).message.split('. ')[0])
  }
}

function readPath(args: string[]): string {
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

type Opened = { config: Config; log: Log; source: BackupSource; server: OpenServer; databaseName: string }

/** Opens database and storage for one command; folder, database and secret are made only where they may be. */
async function withData<T>(
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

function describe({ header, rows, files, fileBytes }: Contents): string {
  const allRows = rows.reduce((sum, count) => sum + count, 0)
  const megabytes = Math.ceil(fileBytes / 1_000_000)
  return `of ${header.madeAt}: ${header.tables.length} tables with ${allRows} rows, ${files} files of ${megabytes} MB`
}

const backup: DataCommand = {
  usage: 'FILE|-',
  usesDatabase: true,
  run: (args, terminal) => {
    const path = readPath(args)
    const toOutput = path === '-'
    if (toOutput) requireCleanOutput()
    return withData({ makes: false, command: 'backup', args, terminal }, async ({ source, databaseName }) => {
      const options = { madeAt: new Date(), checkpoint: noCheckpoint }
      const contents = await (toOutput
        ? makeBackup(source, process.stdout, options)
        : writeBackupFile(source, path, options))
      await noteBackupOf(source, options.madeAt)
      const said = `backup of ${databaseName} ${describe(contents)}`
      if (!toOutput) return `${said}, with the secrets of DATA_DIR: keep ${path} as you keep them`
      terminal.err(`${said}\n`)
      return ''
    })
  },
}

/** npm writes two lines of its own before the output of a script. */
function requireCleanOutput(): void {
  if (process.stdout.isTTY) throw new OperatorError('A backup is no text: send it to a file or a program.')
  if (process.env['npm_lifecycle_event'] && process.env['npm_config_loglevel'] !== 'silent')
    throw new OperatorError('npm would write into the backup: npm run --silent admin -- backup - > FILE')
}

const verify: DataCommand = {
  usage: 'FILE',
  usesDatabase: false,
  run: async args => {
    const path = readPath(args)
    const contents = await readBackup(path)
    const { installation, migrations } = contents.header
    return `${path} is whole, ${describe(contents)}; installation ${installation ?? 'unknown'}, schema ${migrations.at(-1)}`
  },
}

const restore: DataCommand = {
  usage: 'FILE',
  usesDatabase: true,
  run: (args, terminal) => {
    const path = readPath(args)
    return withData({ makes: true, command: 'restore', args, terminal }, async opened => {
      const { source, server, databaseName, log, config } = opened
      const servingUrl = servingUrlOf(config, server)
      const contents = await restoreBackup(path, { ...source, databaseName, log, servingUrl })
      return `restored into ${databaseName} and ${source.dataDir} a backup ${describe(contents)}`
    })
  },
}

const adoptFolder: DataCommand = {
  usage: '[--dry-run]',
  usesDatabase: true,
  run: (args, terminal) => {
    const isDryRun = readArguments(args, { 'dry-run': { type: 'boolean' } }).values['dry-run'] === true
    return withData({ makes: false, command: 'adopt-folder', args, terminal }, async opened => {
      const { source, databaseName, log, config } = opened
      await checkSchema(source.connectionString, log)
      const { db, close } = openDatabase(source.connectionString, log)
      try {
        const id = isDryRun ? undefined : await adoptPlaces({ ...source, db, databaseName })
        return adopted({ databaseName, dataDir: config.dataDir, id })
      } finally {
        await close()
      }
    })
  },
}

type Adopted = { databaseName: string; dataDir: string; id: string | undefined }

const adopted = ({ databaseName, dataDir, id }: Adopted): string =>
  [
    id
      ? `${databaseName} and DATA_DIR ${dataDir} are one installation now (${id}).`
      : `Without --dry-run, ${databaseName} and DATA_DIR ${dataDir} become one installation.`,
    'The product starts on them. Pictures that this database names and this folder does not have are missing.',
    `Pictures that it does not name are taken into the trash, where they stay for ${TRASH_DAYS} days, unless they are too`,
    'many for a sweep: then it takes none and says so in the log. "restore-swept" brings them back.',
  ].join('\n')

export const DATA_COMMANDS: ReadonlyMap<string, DataCommand> = new Map([
  ['backup', backup],
  ['verify', verify],
  ['restore', restore],
  ['adopt-folder', adoptFolder],
])

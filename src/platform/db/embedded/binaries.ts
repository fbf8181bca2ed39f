import { existsSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { cannotWrite, failure } from './errors.ts'
import { isWindows, readText } from './system.ts'

/** Absolute paths of the server's programs, and its major version. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: number }

/** The programs of this platform's package. Throws EmbeddedPostgresError when npm has none for this platform. */
export function findBinaries(packages: string): Binaries {
  const root = packageFolder(packages, `${isWindows ? 'windows' : process.platform}-${process.arch}`)
  linkLibraries(root)
  const binary = (name: string) => join(root, 'native/bin', name + (isWindows ? '.exe' : ''))
  const { version } = JSON.parse(readText(join(root, 'package.json'))) as { version: string }
  return {
    postgres: binary('postgres'),
    initdb: binary('initdb'),
    pgCtl: binary('pg_ctl'),
    major: Number.parseInt(version),
  }
}

function packageFolder(packages: string, platform: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packages + platform)))
  } catch (cause) {
    throw failure(`No PostgreSQL for ${platform}: set DATABASE_URL`, cause)
  }
}

/** npm packages hold no symbolic links; the package makes them in an install script that npm may not have run. */
export function linkLibraries(root: string): void {
  const links = JSON.parse(readText(join(root, 'native/pg-symlinks.json')) || '[]') as {
    source: string
    target: string
  }[]
  for (const { source, target } of links)
    try {
      symlinkSync(relative(dirname(target), source), join(root, target))
    } catch (cause) {
      if (!existsSync(join(root, target))) throw cannotWrite(join(root, 'native/lib'), cause)
    }
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const TOOL = join(import.meta.dirname, '../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')

export type Violation = { rule: string; from: string; to: string }
export type Import = { from: string; to: string }
export type Cruise = { files: number; violations: Violation[]; imports: Import[] }

type Printed = {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

/**
 * Checks the import rules on `src` of a folder: answers how many of its files were read, the
 * violations and all imports.
 */
export async function cruise(folder: string, config: string): Promise<Cruise> {
  const { stdout } = await run(process.execPath, [TOOL, 'src', '--config', config, '--output-type', 'json'], {
    cwd: folder,
    maxBuffer: 100_000_000,
  }).catch((error: { stdout?: string }) => {
    if (!error.stdout) throw error
    return { stdout: error.stdout }
  })
  const { modules, summary } = JSON.parse(stdout) as Printed
  return {
    files: modules.filter(module => /^src\/.*\.tsx?$/.test(module.source)).length,
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

/** With TypeScript 7 the tool can read nothing and still report success, so too few files are a failure too. */
export function throwIfTooFewRead(result: Cruise, atLeast: number): Cruise {
  if (result.files >= atLeast) return result
  throw new Error(`The import rules have read ${result.files} files, expected at least ${atLeast}`)
}

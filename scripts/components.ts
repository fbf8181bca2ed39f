// `npm run components`: the list of what production is made of (CycloneDX) into `.cache/components.cdx.json`, whether
// we may use all of it, and whether an advisory names any of it.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { licenseFaults, type LockedPackage } from './lib/licenses.ts'

const ROOT = join(import.meta.dirname, '..')
const COMPONENTS = join(ROOT, '.cache/components.cdx.json')
const AUDIT_LIMIT_MS = 60_000
/** As `docs/security.md` promises: what is less can wait for the next update. */
const AUDIT_LEVEL = 'moderate'

type Bom = { bomFormat: string; specVersion: string; components: unknown[] }
type Audit = { vulnerabilities?: object; metadata?: { vulnerabilities: Record<string, number> } }

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

function npm(args: string[]): { status: number | null; stdout: string } {
  const { status, stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', timeout: AUDIT_LIMIT_MS })
  return { status, stdout }
}

function writeComponents(): void {
  const printed = npm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'])
  if (printed.status !== 0) throw new Error('npm sbom failed')
  const bom = JSON.parse(printed.stdout) as Bom
  if (bom.bomFormat !== 'CycloneDX' || bom.components.length === 0) throw new Error('npm sbom printed no components')
  mkdirSync(dirname(COMPONENTS), { recursive: true })
  writeFileSync(COMPONENTS, printed.stdout)
  say(`${bom.components.length} components: .cache/components.cdx.json (CycloneDX ${bom.specVersion})`)
}

function listLicenseFaults(): string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const { checked, faults } = licenseFaults(lock.packages)
  say(`${checked} packages of production: ${faults.length} with a license that is not allowed`)
  return faults
}

/** A registry without an advisory service answers no list: that is said, and is no fault of ours. */
function listAdvisories(): string[] {
  const { stdout } = npm(['audit', '--omit', 'dev', '--json', '--audit-level', AUDIT_LEVEL])
  const audit = JSON.parse(stdout || '{}') as Audit
  if (!audit.vulnerabilities || !audit.metadata) {
    say('ADVISORIES NOT LOOKED AT: the registry answers no advisories here; run `npm audit --omit dev` where it does')
    return []
  }
  const { moderate = 0, high = 0, critical = 0 } = audit.metadata.vulnerabilities
  say(`advisories: ${critical} critical, ${high} high, ${moderate} moderate`)
  return moderate + high + critical > 0
    ? Object.keys(audit.vulnerabilities).map(name => `an advisory names ${name}`)
    : []
}

writeComponents()
const faults = [...listLicenseFaults(), ...listAdvisories()]
for (const fault of faults) say(fault)
process.exitCode = faults.length > 0 ? 1 : 0

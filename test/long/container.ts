import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'

/*
 * Runs the steps of a Dockerfile, and its image, without a container engine: each stage is a folder with its own
 * `/etc`, `/usr/local` and what the steps make, over this machine's `/usr`, entered with `chroot` in a mount namespace
 * of its own. So paths, users and what is read-only are those of the image. Of Docker's syntax it knows what our
 * Dockerfile uses, and throws for the rest. Needs root.
 */

const ROOT = join(import.meta.dirname, '../..')
/** Links into `/usr`, as on this machine. */
const LINKS = ['bin', 'sbin', 'lib', 'lib64']
const KEPT_IN_ETC = ['passwd', 'group', 'nsswitch.conf', 'ld.so.cache', 'resolv.conf', 'hosts', 'ssl', 'login.defs']
/** Bound over `/usr/local`, which else would be this machine's. */
const LOCAL = '.local'
/** What `apt-get` needs of this machine beside `/usr`: a package it has is found, one it lacks is installed on it. */
const OF_APT = ['/etc/apt', '/var/lib/dpkg']
/** What `apt-get` downloads into, empty at each step. */
const CACHES_OF_APT = ['/var/lib/apt/lists', '/var/cache/apt/archives']
const BASE_ENV = { PATH: '/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin' }
const ROOT_USER = '0:0'

export type Image = {
  root: string
  workdir: string
  env: Record<string, string>
  user: string
  volumes: string[]
  health: string[]
  command: string[]
}
type Step = { name: string; rest: string }

/** A line that ends with a backslash goes on. */
const stepsOf = (dockerfile: string): Step[] =>
  dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }))

function succeed(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

/** What stands for `node:24`: Node 24 and npm, and the programs of this machine. */
function makeBase(root: string): Image {
  for (const name of ['etc', 'dev', 'proc', 'tmp', 'root/.npm', 'usr', `${LOCAL}/bin`, `${LOCAL}/lib/node_modules`])
    mkdirSync(join(root, name), { recursive: true })
  for (const name of LINKS) if (existsSync(`/${name}`)) symlinkSync(`usr/${name}`, join(root, name))
  for (const name of KEPT_IN_ETC)
    if (existsSync(`/etc/${name}`))
      cpSync(`/etc/${name}`, join(root, 'etc', name), { recursive: true, dereference: true })
  if (existsSync(join(homedir(), '.npmrc'))) copyFileSync(join(homedir(), '.npmrc'), join(root, 'root/.npmrc'))
  copyFileSync(process.execPath, join(root, LOCAL, 'bin/node'))
  chmodSync(join(root, LOCAL, 'bin/node'), 0o755)
  const npm = succeed('sh', ['-c', 'readlink -f "$(command -v npm)"']).trim()
  cpSync(dirname(dirname(npm)), join(root, LOCAL, 'lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, LOCAL, 'bin/npm'))
  return { root, workdir: '/', env: { ...BASE_ENV }, user: ROOT_USER, volumes: [], health: [], command: [] }
}

type Entering = Pick<Image, 'root' | 'workdir' | 'user'> & { before?: string[]; after?: string[] }

/** Each program replaces the one before, so that a signal reaches the last. */
function entering({ root, workdir, user, before = [], after = [] }: Entering, command: readonly string[]) {
  const script = [
    'set -e; root=$1; shift',
    ...before,
    'mount --rbind /usr $root/usr',
    `mount --bind $root/${LOCAL} $root/usr/local`,
    'mount --rbind /dev $root/dev',
    'mount -t proc proc $root/proc',
    ...after,
    `exec chroot --userspec=${user} $root /bin/sh -c 'cd ${workdir} && exec "$@"' sh "$@"`,
  ].join('\n')
  return ['unshare', ['--mount', '--propagation', 'private', 'bash', '-c', script, 'bash', root, ...command]] as const
}

/** What a clone has, without what `.dockerignore` leaves out. */
function copyContext(to: string): void {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n')
  const isSent = (path: string) => !ignored.some(name => path === name || matchesGlob(path, `${name}/**`))
  const files = succeed('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT }).split(
    '\0',
  )
  for (const path of files.filter(name => name !== '' && existsSync(join(ROOT, name)) && isSent(name)))
    cpSync(join(ROOT, path), join(to, path), { recursive: true })
}

/** Makes the image of the last stage in an empty folder; `args`: of `--build-arg`. */
export function buildImage(dockerfile: string, folder: string, args: Record<string, string>): Image {
  const stages = new Map<string, Image>()
  let image: Image | undefined
  let given: Record<string, string> = {}
  const inStage = (): Image => {
    if (!image) throw new Error('The first step is not FROM')
    return image
  }
  const place = (path: string) => join(inStage().root, path.startsWith('/') ? path : join(inStage().workdir, path))
  const steps: Record<string, (rest: string) => void> = {
    FROM: rest => {
      const name = / AS (\S+)$/.exec(rest)?.[1] ?? `stage-${stages.size}`
      image = makeBase(join(folder, name))
      given = {}
      stages.set(name, image)
    },
    WORKDIR: rest => {
      inStage().workdir = rest
      mkdirSync(place('.'), { recursive: true })
    },
    ARG: rest => {
      given[rest] = args[rest] ?? ''
    },
    ENV: rest => {
      const [, name = '', value = ''] = /^(\w+)=(\S*)$/.exec(rest) ?? []
      inStage().env[name] = value
    },
    COPY: rest => {
      const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? []
      if (!from) return copyContext(place(target))
      succeed('cp', ['-a', `${join(stages.get(from)?.root ?? '', source)}/.`, place(target)])
    },
    RUN: rest => {
      const { root, workdir, user, env } = inStage()
      const after = [
        `mount --bind ${join(homedir(), '.npm')} $root/root/.npm`,
        'mount -t tmpfs tmpfs $root/tmp',
        ...OF_APT.map(path => `mkdir -p $root${path}; mount --bind ${path} $root${path}`),
        ...CACHES_OF_APT.map(
          path => `mkdir -p $root${path}; mount -t tmpfs tmpfs $root${path}; mkdir $root${path}/partial`,
        ),
      ]
      const [command, line] = entering({ root, workdir, user, after }, ['sh', '-c', rest])
      succeed(command, line, { env: { HOME: '/root', ...env, ...given } })
    },
    USER: rest => void (inStage().user = rest),
    VOLUME: rest => void inStage().volumes.push(rest),
    HEALTHCHECK: rest => void (inStage().health = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4))),
    CMD: rest => void (inStage().command = JSON.parse(rest)),
    EXPOSE: () => undefined,
    STOPSIGNAL: () => undefined,
  }
  mkdirSync(join(homedir(), '.npm'), { recursive: true })
  for (const { name, rest } of stepsOf(dockerfile)) {
    const step = steps[name]
    if (!step) throw new Error(`This runner does not know the step ${name}`)
    step(rest)
  }
  return inStage()
}

/** Runs the image's command, or another one, read-only but for `/tmp` and its volumes, as its user. */
export function runImage(
  { root, workdir, user, env, volumes, command }: Image,
  options: { env: Record<string, string>; command?: string[] },
): ChildProcess {
  const before = [
    ...volumes.map(path => `mkdir -p $root.volumes${path}; chown --reference=$root${path} $root.volumes${path}`),
    'mount --bind $root $root; mount -o remount,bind,ro $root',
  ]
  const after = [
    'mount -t tmpfs tmpfs $root/tmp',
    ...volumes.map(path => `mount --bind $root.volumes${path} $root${path}`),
  ]
  const [file, line] = entering({ root, workdir, user, before, after }, options.command ?? command)
  return spawn(file, line, { env: { ...env, ...options.env }, stdio: ['ignore', 'pipe', 'pipe'] })
}

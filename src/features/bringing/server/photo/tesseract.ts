import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import type { Word } from '../../reading/source-line.ts'
import { READING_LIMITS } from '../../bringing.limits.ts'
import { Refusal } from '../sources/refusal.ts'

const LANGUAGE = 'spa'
/** Sparse text: every word with its place; its own lines are wrong on two columns (decision 0322). */
const SPARSE = '11'
const KILOBYTES = READING_LIMITS.memoryBytes / 1000
const OUTPUT_MAX = 20_000_000
/** Below it, the program has seen a stain. */
const CONFIDENCE_MIN = 20
const environment = () => ({ PATH: process.env['PATH'] ?? '', OMP_THREAD_LIMIT: '1', LC_ALL: 'C' })

/** The version of the program that reads photographs, with Spanish; nothing where this machine has none. */
export async function findTesseract(): Promise<string | undefined> {
  try {
    const run = promisify(execFile)
    const [{ stdout: version }, { stdout: languages }] = await Promise.all([
      run('tesseract', ['--version'], { env: environment() }),
      run('tesseract', ['--list-langs'], { env: environment() }),
    ])
    if (!languages.split(/\s+/u).includes(LANGUAGE)) return undefined
    return /tesseract\s+v?([\d.]+)/u.exec(version)?.[1] ?? 'unknown'
  } catch {
    return undefined
  }
}

function wordsOf(table: string, page: number): Word[] {
  return table
    .split('\n')
    .slice(1)
    .flatMap(line => {
      const [level, , , , , , left, top, width, height, confidence, text = ''] = line.split('\t')
      if (level !== '5' || text.trim() === '' || Number(confidence) < CONFIDENCE_MIN) return []
      return {
        text: text.trim(),
        x: Number(left),
        y: Number(top),
        width: Number(width),
        height: Number(height),
        page,
        confidence: Number(confidence),
      }
    })
}

/** The words of a prepared page. The program has a limit of memory of its own, and ends with the one who started it. */
export function readPage(png: Buffer, page: number): Promise<Word[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Word[]>()
  const args = ['stdin', 'stdout', '-l', LANGUAGE, '--psm', SPARSE, 'tsv']
  const limited = ['-c', `ulimit -v ${KILOBYTES} 2>/dev/null; exec tesseract "$@"`, 'sh', ...args]
  const program = spawn('/bin/sh', limited, { env: environment(), stdio: ['pipe', 'pipe', 'ignore'] })
  const timer = setTimeout(() => program.kill('SIGKILL'), READING_LIMITS.pageMs)
  const chunks: Buffer[] = []
  let bytes = 0
  program.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > OUTPUT_MAX) program.kill('SIGKILL')
    else chunks.push(chunk)
  })
  program.stdin.on('error', () => undefined)
  program.on('error', error => reject(new Refusal('noOcr', 0, error)))
  program.on('close', code => {
    clearTimeout(timer)
    if (code === 0) resolve(wordsOf(Buffer.concat(chunks).toString('utf8'), page))
    else reject(new Refusal(code === 127 ? 'noOcr' : 'unreadable'))
  })
  program.stdin.end(png)
  return promise
}

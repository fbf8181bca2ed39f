import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['src', 'test', 'e2e', 'scripts', 'seeds', 'bench', 'migrations']
const CODE = /\.([cm]?[jt]sx?|css)$/
/** As wide as biome lets code be. */
const COMMENT_WIDTH_MAX = 120
const WIDTH_KEPT = /^(src|scripts|test|e2e|bench|seeds)\/.*\.([cm]?[jt]sx?|css)$/
const INSTALLED = /(^|\/)node_modules\//

/** One comment; neighboring `//` lines are one. `text` has no comment marks, and single spaces. */
export type Comment = { place: string; text: string }

/** Every comment of the repository's code, and every paragraph of the READMEs beside the code and of the decisions. */
export async function allComments(): Promise<Comment[]> {
  const files = await codeFiles()
  return (await Promise.all(files.map(async file => commentsOf(file, await readFile(join(ROOT, file), 'utf8'))))).flat()
}

/**
 * The comments of one file, by its kind: TypeScript and JavaScript, CSS, or Markdown (each paragraph counts as a
 * comment).
 */
export function commentsOf(file: string, content: string): Comment[] {
  return rawComments(file, content).map(({ start, raw }) => ({
    place: `${file}:${content.slice(0, start).split('\n').length}`,
    text: raw
      .replace(/^[ \t]*(\/\*+|\*+\/|\*|\/\/)|\*+\/$/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}

/** Lines of comments that are wider than the formatter lets code be, as `file:line`. */
export async function wideComments(): Promise<string[]> {
  const files = (await codeFiles()).filter(file => WIDTH_KEPT.test(file))
  const found = files.map(async file => wideCommentsOf(file, await readFile(join(ROOT, file), 'utf8')))
  return (await Promise.all(found)).flat()
}

export function wideCommentsOf(file: string, content: string): string[] {
  return rawComments(file, content).flatMap(({ start, raw }) => {
    const lineStart = content.lastIndexOf('\n', start) + 1
    const firstLine = content.slice(0, start).split('\n').length
    return (content.slice(lineStart, start) + raw)
      .split('\n')
      .flatMap((line, index) => (line.length > COMMENT_WIDTH_MAX ? `${file}:${firstLine + index}` : []))
  })
}

type Raw = { start: number; raw: string }

function rawComments(file: string, content: string): Raw[] {
  if (file.endsWith('.md')) return matches(content, /(?:^.+$\n?)+/gm)
  if (file.endsWith('.css')) return matches(content, /\/\*[\s\S]*?\*\//g)
  return joinLines(
    content,
    parseSync(file, content).comments.map(({ start, end }) => ({ start, raw: content.slice(start, end) })),
  )
}

/** A sentence over several `//` lines is one comment. */
function joinLines(content: string, comments: Raw[]): Raw[] {
  const joined: Raw[] = []
  for (const comment of comments) {
    const last = joined.at(-1)
    const between = last && content.slice(last.start + last.raw.length, comment.start)
    if (last && between !== undefined && /^\n[ \t]*$/.test(between) && comment.raw.startsWith('//'))
      last.raw += between + comment.raw
    else joined.push({ ...comment })
  }
  return joined
}

const matches = (content: string, pattern: RegExp): Raw[] =>
  [...content.matchAll(pattern)].map(match => ({ start: match.index, raw: match[0] }))

async function codeFiles(): Promise<string[]> {
  const inFolders = FOLDERS.map(async folder =>
    (await readdir(join(ROOT, folder), { recursive: true })).map(name => `${folder}/${name}`),
  )
  const decisions = (await readdir(join(ROOT, 'docs/decisions'))).map(name => `docs/decisions/${name}`)
  return [...(await readdir(ROOT)), ...(await Promise.all(inFolders)).flat(), ...decisions].filter(
    file => !INSTALLED.test(file) && (CODE.test(file) || file.endsWith('.md')),
  )
}

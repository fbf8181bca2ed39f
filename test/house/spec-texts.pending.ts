import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'spec-texts.pending')

/**
 * Texts of the specification that are still to come: a file per topic with one text per line, so that branches that
 * bring theirs do not conflict. The test fails for a text that is already there, so the lists can only shrink.
 */
export async function readPending(): Promise<string[]> {
  const texts: string[] = []
  for await (const name of glob('*.txt', { cwd: FOLDER }))
    texts.push(...(await readFile(join(FOLDER, name), 'utf8')).split('\n').filter(Boolean))
  return texts
}

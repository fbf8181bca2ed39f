import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'spec-texts.pending')

/**
 * Texts of the specification that are still to come: a file per topic with one text a line, so that branches which bring
 * theirs do not meet. The test fails for one that is already there: the lists shrink until their files go.
 */
export async function readPending(): Promise<string[]> {
  const texts: string[] = []
  for await (const name of glob('*.txt', { cwd: FOLDER }))
    texts.push(...(await readFile(join(FOLDER, name), 'utf8')).split('\n').filter(Boolean))
  return texts
}

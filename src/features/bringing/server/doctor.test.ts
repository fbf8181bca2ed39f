import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { doctor } from './doctor.ts'

/** A folder with a program of that name, and nothing else on the path. */
async function onlyProgram(languages: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-doctor-'))
  const file = join(folder, 'tesseract')
  await writeFile(
    file,
    `#!/bin/sh\nif [ "$1" = --version ]; then echo 'tesseract 5.3.0'; else echo '${languages}'; fi\n`,
  )
  await chmod(file, 0o755)
  vi.stubEnv('PATH', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
}

test('the doctor tells whether photographs are read: the program and its Spanish are there, or not', async () => {
  await onlyProgram('eng spa')
  expect(await doctor()).toBe('Photographs of a carta: read by tesseract 5.3.0 with Spanish.')
  await onlyProgram('eng osd')
  expect(await doctor()).toMatch(/^Photographs of a carta: not read\. Install tesseract/u)
  vi.stubEnv('PATH', '/nowhere')
  expect(await doctor()).toMatch(/not read/u)
})

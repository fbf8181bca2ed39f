import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Platform } from '#platform/platform.ts'
import { doctor } from './doctor.command.ts'

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
const said = () => doctor.run({} as Platform, {})

test('the doctor tells whether photographs are read: the program and its Spanish are there, or not', async () => {
  await onlyProgram('eng spa')
  expect(await said()).toBe('Photographs of a carta: read by tesseract 5.3.0 with Spanish.')
  await onlyProgram('eng osd')
  expect(await said()).toMatch(/^Photographs of a carta: not read\. Install tesseract/u)
  vi.stubEnv('PATH', '/nowhere')
  expect(await said()).toMatch(/not read/u)
})

import { open } from 'node:fs/promises'

/** Writes a new file: its bytes are on the disk before it gets its name. Throws where there is one already. */
export async function writeDurably(path: string, content: Uint8Array | string, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name in it outlives a power cut as the bytes of its file do. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

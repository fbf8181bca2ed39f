import type { BrowserContext } from '@playwright/test'
import type { RealFile, SendReal } from '#test/real-carta/real-carta.ts'

/** Values that are no text become JSON. */
function formOf(fields: Record<string, unknown>, file: RealFile) {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return { ...Object.fromEntries(texts), [file.field]: { name: file.name, mimeType: file.type, buffer: file.content } }
}

/** Calls with a picture or without one, as the owner who is signed in in this browser. */
export function sendReal(context: BrowserContext, origin: string): SendReal {
  return async ({ method, path, fields, file }) => {
    const response = await context.request.fetch(`${origin}/api${path}`, {
      method,
      headers: { origin },
      ...(file ? { multipart: formOf(fields, file) } : { data: fields }),
    })
    const text = await response.text()
    if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}: ${text}`)
    return (JSON.parse(text) as { data: { _id: string } }).data
  }
}
